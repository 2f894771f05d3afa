import { expect, it } from 'vitest';
import { createLimiter } from '../../../src/platform/rate-limits/limiter.ts';
import { createMemoryCounters } from '../../../src/platform/rate-limits/memory-counters.ts';

/** A limiter with a clock that the test moves. */
function limiterAt(most?: number) {
  let now = 0;
  const limiter = createLimiter(
    createMemoryCounters({ clock: () => now, ...(most !== undefined && { maxCounters: most }) }),
  );
  const take = async (key: string, windowMs = 1_000, limit = 1) =>
    (await limiter.take([{ key, limit, windowMs }], 1)).allowed;
  return {
    take,
    at: (time: number) => {
      now = time;
    },
  };
}

it('keeps a window in memory up to its last millisecond', async () => {
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

it('keeps a window of 30 days in memory without a timer', async () => {
  const month = 30 * 86_400_000;
  const { take, at } = limiterAt();
  expect(await take('a', month)).toBe(true);
  at(month - 1);
  expect(await take('a', month)).toBe(false);
  at(month);
  expect(await take('a', month)).toBe(true);
});

it('evicts ended windows first', async () => {
  const { take, at } = limiterAt(10);
  for (let key = 0; key < 9; key += 1) await take(`short-${key}`);
  await take('long', 60_000);
  at(1_000);
  for (let key = 0; key < 9; key += 1) expect(await take(`next-${key}`)).toBe(true);
  expect(await take('long', 60_000)).toBe(false);
});

it('evicts at least a tenth of the windows', async () => {
  const { take, at } = limiterAt(100);
  await take('over', 1_000);
  for (let key = 1; key < 100; key += 1) await take(`key-${key}`, 60_000);
  at(1_000);
  expect(await take('one more', 60_000)).toBe(true);
  // The first nine start again, within the freed capacity.
  for (let key = 1; key <= 9; key += 1) expect(await take(`key-${key}`, 60_000)).toBe(true);
  for (let key = 10; key < 100; key += 1) expect(await take(`key-${key}`, 60_000)).toBe(false);
});

it('keeps windows that have reached their limit while many addresses make single requests', async () => {
  const { take } = limiterAt(100);
  for (let call = 0; call < 5; call += 1) expect(await take('at its limit', 1_000, 5)).toBe(true);
  for (let call = 0; call < 4; call += 1) expect(await take('near its limit', 1_000, 5)).toBe(true);
  for (let address = 0; address < 1_000; address += 1) await take(`address-${address}`, 365 * 86_400_000, 5);
  expect(await take('at its limit', 1_000, 5)).toBe(false);
  expect(await take('near its limit', 1_000, 5)).toBe(true);
  expect(await take('near its limit', 1_000, 5)).toBe(false);
});

it('evicts the oldest windows when all have reached their limit', async () => {
  const { take } = limiterAt(10);
  for (let key = 0; key < 10; key += 1) await take(`key-${key}`, 60_000 - key);
  expect(await take('one more', 90_000)).toBe(true);
  expect(await take('key-1', 59_999)).toBe(false);
  expect(await take('key-9', 59_991)).toBe(false);
  expect(await take('key-0', 60_000)).toBe(true);
});

it('evicts no window when an ended key starts again', async () => {
  const { take, at } = limiterAt(100);
  for (let key = 0; key < 99; key += 1) await take(`key-${key}`, 60_000);
  await take('short', 1_000);
  at(1_000);
  expect(await take('short', 1_000)).toBe(true);
  for (let key = 0; key < 99; key += 1) expect(await take(`key-${key}`, 60_000)).toBe(false);
});
