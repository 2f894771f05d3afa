import { setImmediate } from 'node:timers/promises';

/** The longest time for which the event loop of this process, which the service shares, did nothing else during the work. */
export async function longestBlockMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    let last = performance.now();
    while (!isOver) {
      await setImmediate();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return longest;
}

/** So many runs of each find a moment in which the machine does nothing else. */
const MOST_RUNS = 12;

/**
 * How many times longer the work blocks the event loop than the reference does, by the shortest block of each. They take turns,
 * because the speed of a machine changes under them, until the factor is below the allowed one.
 */
export async function blockFactor(
  work: () => Promise<unknown>,
  reference: () => Promise<unknown>,
  allowed: number,
): Promise<number> {
  let [own, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 1; run <= MOST_RUNS; run++) {
    other = Math.min(other, await longestBlockMs(reference));
    own = Math.min(own, await longestBlockMs(work));
    if (run >= 3 && own < allowed * other) break;
  }
  return own / other;
}
