/** 2026-01-01T00:00:00Z: the 41 bits of milliseconds last until 2095. */
const EPOCH = 1_767_225_600_000;
const COUNTER_BITS = 12n;
const PROCESS_BITS = 10n;
const SHIFT = COUNTER_BITS + PROCESS_BITS;
const COUNTER_END = 1 << 12;
const LAST_MILLISECOND = 2 ** 41 - 1;

/** When an id was made, in milliseconds. */
export const momentOf = (id: string): number => Number(BigInt(id) >> SHIFT) + EPOCH;

/** The smallest id of a moment, in milliseconds: every id that was made earlier is smaller. */
export function idAt(moment: number): string {
  const millisecond = Math.min(Math.max(Math.floor(moment) - EPOCH, 0), LAST_MILLISECOND);
  return (BigInt(millisecond) << SHIFT).toString();
}

/**
 * Makes 64-bit ids that sort by the time they were made: 41 bits of milliseconds, 10 of the process's number (leased in
 * the database, so no two live processes share one), 12 of a counter. A clock that steps back is outwaited by counting on
 * from the last millisecond used.
 */
export class IdGenerator {
  #millisecond = 0;
  #counter = 0;
  readonly #processNumber: () => number;
  readonly #clock: () => number;

  /** The process number is asked for each id, so that a lost lease stops the making of ids at once. */
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
