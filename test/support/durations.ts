import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

type Work = () => unknown;

/** So many runs of each find a moment in which the machine does nothing else. */
const MAX_RUNS = 12;

export async function durationMs(work: Work): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The longest time for which the event loop of this process, which the service shares, did nothing else during the work. */
export async function longestBlockMs(work: Work): Promise<number> {
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

/**
 * How many times longer the work takes than the reference, by the shortest run of each: what else the machine does only ever
 * makes them longer. They take turns, because the speed of a machine changes under them, until the factor is below the
 * allowed one.
 */
export async function timesLonger(
  work: Work,
  reference: Work,
  allowed: number,
  measure: (work: Work) => Promise<number> = durationMs,
): Promise<number> {
  let [own, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 1; run <= MAX_RUNS; run++) {
    other = Math.min(other, await measure(reference));
    own = Math.min(own, await measure(work));
    if (run >= 3 && own < allowed * other) break;
  }
  return own / other;
}
