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

/** The same as the shortest of several runs: what the machine does besides counts for none. */
export async function blockMs(work: () => Promise<unknown>, runs = 4): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) shortest = Math.min(shortest, await longestBlockMs(work));
  return shortest;
}
