import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

type Work = () => unknown;

/** With this many runs, at least one is likely to run while the machine is idle. */
const MAX_RUNS = 20;

export async function durationMs(work: Work): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The CPU time of synchronous work, which other programs on the machine do not lengthen by taking turns with it. */
export async function cpuMs(work: Work): Promise<number> {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The longest time that the work blocked the event loop of this process, which the service shares. */
export async function longestBlockMs(work: Work): Promise<number> {
  let longest = 0;
  let isDone = false;
  const watch = async () => {
    let last = performance.now();
    while (!isDone) {
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
    isDone = true;
    await watching;
  }
  return longest;
}

/**
 * The ratio of the durations of the work and of a reference, by the shortest run of each, because other load only makes runs longer.
 * The two alternate, because the speed of the machine changes, until the ratio is below the allowed one.
 */
export async function durationRatio(
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
