/** 2026-01-01T00:00:00Z. The 41 bits of milliseconds last until 2095. */
const EPOCH = 1_767_225_600_000;
const COUNTER_BITS = 12n;
const PROCESS_BITS = 10n;
const SHIFT = COUNTER_BITS + PROCESS_BITS;
const COUNTER_END = 1 << 12;
const LAST_MILLISECOND = 2 ** 41 - 1;

/** The time at which an id was generated, in milliseconds since 1970. */
export const idTimestampMs = (id: string): number => Number(BigInt(id) >> SHIFT) + EPOCH;

/** The smallest id of a time in milliseconds. All ids that were generated earlier are smaller. */
export function smallestIdAt(timeMs: number): string {
  const millisecond = Math.min(Math.max(Math.floor(timeMs) - EPOCH, 0), LAST_MILLISECOND);
  return (BigInt(millisecond) << SHIFT).toString();
}

/**
 * Generates 64-bit ids that sort by time: 41 bits of milliseconds, 10 bits of the process number and 12 bits of a counter. The
 * process number is leased in the database, so that no two running processes share one. When the clock steps back, the
 * generator counts on from the last millisecond.
 */
export class IdGenerator {
  #millisecond = 0;
  #counter = 0;
  readonly #processNumber: () => number;
  readonly #clock: () => number;

  /** The process number is read for each id, so that no id is generated after the lease was lost. */
  constructor(processNumber: () => number, clock: () => number = Date.now) {
    this.#processNumber = processNumber;
    this.#clock = clock;
  }

  next(): string {
    const processNumber = this.#processNumber();
    const now = this.#clock() - EPOCH;
    if (now > this.#millisecond) {
      this.#millisecond = now;
      this.#counter = 0;
    } else if (++this.#counter === COUNTER_END) {
      this.#millisecond += 1;
      this.#counter = 0;
    }
    const high = BigInt(this.#millisecond) << SHIFT;
    return (high | (BigInt(processNumber) << COUNTER_BITS) | BigInt(this.#counter)).toString();
  }
}
