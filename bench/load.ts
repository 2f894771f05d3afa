import { setTimeout as sleep } from 'node:timers/promises';

/** Runs work at a given concurrency for a given time. Returns the number of completed runs, in total and per second. */
export async function rate(
  concurrency: number,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<{ done: number; perSecond: number }> {
  const startedAt = performance.now();
  let done = 0;
  const loop = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, loop));
  return { done, perSecond: done / ((performance.now() - startedAt) / 1000) };
}

/** Starts work at a constant rate, without waiting for earlier runs. Returns the duration of each run in milliseconds. */
export async function steadily(perSecond: number, seconds: number, work: () => Promise<unknown>): Promise<number[]> {
  const startedAt = performance.now();
  const running: Promise<number>[] = [];
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const waitMs = startedAt + (count * 1000) / perSecond - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const runStartedAt = performance.now();
    running.push(work().then(() => performance.now() - runStartedAt));
  }
  return Promise.all(running);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
