import { expect, it } from 'vitest';
import { createLimiter } from '../../src/modules/api-auth/limiter/limiter.ts';
import { createMemoryCounters } from '../../src/modules/api-auth/limiter/memory-counters.ts';

/** A limiter whose time stands still until it is moved. */
function limiterAt(most?: number) {
  let now = 0;
  const limiter = createLimiter(createMemoryCounters({ clock: () => now, ...(most !== undefined && { most }) }));
  const take = async (key: string, windowMs = 1_000, limit = 1) =>
    (await limiter.take([{ key, limit, windowMs }], 1)).allowed;
  return {
    take,
    at: (time: number) => {
      now = time;
    },
  };
}

it('a window in memory holds up to its last millisecond and ends with it', async () => {
  const { take, at } = limiterAt();
  at(5);
  expect(await take('a')).toBe(true);
  at(1_004);
  expect(await take('a')).toBe(false);
  at(1_005);
  expect(await take('a')).toBe(true);
  at(2_004);
  expect(await take('a')).toBe(false);
});

it('a window of 30 days in memory needs no timer, which could not wait for so long', async () => {
  const month = 30 * 86_400_000;
  const { take, at } = limiterAt();
  expect(await take('a', month)).toBe(true);
  at(month - 1);
  expect(await take('a', month)).toBe(false);
  at(month);
  expect(await take('a', month)).toBe(true);
});

it('memory is bounded: what is over makes room first', async () => {
  const { take, at } = limiterAt(10);
  for (let key = 0; key < 9; key += 1) await take(`short-${key}`);
  await take('long', 60_000);
  at(1_000);
  for (let key = 0; key < 9; key += 1) expect(await take(`next-${key}`)).toBe(true);
  expect(await take('long', 60_000)).toBe(false);
});

it('memory is bounded: then a tenth goes of what ends first', async () => {
  const { take } = limiterAt(10);
  for (let key = 0; key < 10; key += 1) await take(`key-${key}`, 60_000 + key);
  expect(await take('one more', 90_000)).toBe(true);
  expect(await take('key-1', 60_001)).toBe(false);
  expect(await take('key-9', 60_009)).toBe(false);
  expect(await take('key-0', 60_000)).toBe(true);
});
