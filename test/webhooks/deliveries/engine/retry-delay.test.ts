import { describe, expect, it } from 'vitest';
import { parseRetryAfterMs, retryDelayMs } from '../../../../src/webhooks/deliveries/engine/retry-delay.ts';

const NOW = Date.parse('2026-05-01T10:00:00Z');
const failed = { attempts: 1, maxRetries: 10, responseStatus: 500, retryAfter: null, endedAtMs: NOW };
const middle = () => 0.5;

describe('the delay after a failed attempt', () => {
  it('uses the documented retry delays', () => {
    const waits = Array.from({ length: 10 }, (_, at) => retryDelayMs({ ...failed, attempts: at + 1 }, middle));
    const [s, min, h] = [1_000, 60_000, 3_600_000];
    expect(waits).toEqual([5 * s, 5 * min, 30 * min, 2 * h, 5 * h, 10 * h, 14 * h, 20 * h, 24 * h, 24 * h]);
  });

  it('applies a jitter of up to 10 %', () => {
    expect([0, 0.25, 1].map((random) => retryDelayMs(failed, () => random))).toEqual([4_500, 4_750, 5_500]);
  });

  it.each([
    [0, [false]],
    [2, [true, true, false]],
    [10, [...Array(10).fill(true), false]],
  ])('allows %i retries', (maxRetries, expected) => {
    const more = expected.map((_, at) => retryDelayMs({ ...failed, maxRetries, attempts: at + 1 }) !== null);
    expect(more).toEqual(expected);
  });

  it.each([429, 502, 504])('doubles the delay after the status %i', (responseStatus) => {
    expect(retryDelayMs({ ...failed, responseStatus }, middle)).toBe(10_000);
  });

  it.each([
    ['7', 7_000],
    ['0', 5_000],
    ['3', 5_000],
    ['10', 10_000],
    ['86400', 10_000],
    ['9'.repeat(400), 10_000],
    ['Fri, 01 May 2026 10:00:08 GMT', 8_000],
    ['Fri, 01 May 2026 09:00:00 GMT', 5_000],
    ['Sat, 01 May 2027 10:00:00 GMT', 10_000],
  ])('honors Retry-After: %s between one and two times the scheduled delay', (retryAfter, expected) => {
    for (const responseStatus of [429, 503]) {
      expect(retryDelayMs({ ...failed, responseStatus, retryAfter }, middle)).toBe(expected);
    }
  });

  it.each([
    '',
    'soon',
    '-5',
    '1.5',
    '5 s',
    '0x10',
    '1e9',
    'May',
    '2026-05-01T10:00:08Z',
    'Foo, 99 Bar 2026 10:00:00 GMT',
  ])('ignores the invalid header Retry-After: %s', (retryAfter) => {
    expect(parseRetryAfterMs(retryAfter, NOW)).toBeNull();
    expect(retryDelayMs({ ...failed, retryAfter }, middle)).toBe(5_000);
  });
});
