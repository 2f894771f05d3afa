import { setTimeout as sleep } from 'node:timers/promises';

/** So many at once until the time is over; how many there were in all and in a second. */
export async function rate(
  atOnce: number,
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
  await Promise.all(Array.from({ length: atOnce }, loop));
  return { done, perSecond: done / ((performance.now() - startedAt) / 1000) };
}

/** Begins so many a second, whether or not those before have ended; how many milliseconds each took. */
export async function steadily(perSecond: number, seconds: number, work: () => Promise<unknown>): Promise<number[]> {
  const startedAt = performance.now();
  const running: Promise<number>[] = [];
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const early = startedAt + (count * 1000) / perSecond - performance.now();
    if (early > 0) await sleep(early);
    const begunAt = performance.now();
    running.push(work().then(() => performance.now() - begunAt));
  }
  return Promise.all(running);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
