import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/platform/rate-limits/limiter.ts';
import { unique } from '../../support/world.ts';
import { FORMS, type Form } from './limiter-forms.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The delay that a busy machine may cause. */
const SLACK = 30 * SECOND;
/** The rest of a window whose end the test waits for. */
const EDGE = 200;
/** The rounding error of clocks that count whole milliseconds. */
const ROUNDING = 5;

const rule = (limit: number, windowMs = HOUR, key = unique('key')): Rule => ({ key, limit, windowMs });

for (const { name, isHere, open } of FORMS) {
  describe.runIf(isHere)(`rate limits counted in ${name}`, () => {
    let form: Form;

    beforeAll(async () => {
      form = await open();
    });
    afterAll(() => form?.close());

    const take = (rules: Rule | readonly Rule[], cost = 1) =>
      form.limiter.take(Array.isArray(rules) ? rules : [rules as Rule], cost);
    const allowed = async (rules: Rule | readonly Rule[], cost = 1) => (await take(rules, cost)).allowed;
    const remaining = async (...args: Parameters<typeof take>) =>
      (await take(...args)).states.map((state) => state.remaining);

    it('allows requests up to the limit and returns the remaining ones', async () => {
      const one = rule(3);
      expect(await take(one)).toMatchObject({ allowed: true, states: [{ remaining: 2 }], retryAfterMs: null });
      expect(await remaining(one)).toEqual([1]);
      expect(await remaining(one)).toEqual([0]);
      const { allowed, states, retryAfterMs } = await take(one);
      expect([allowed, states[0]?.remaining]).toEqual([false, 0]);
      expect(retryAfterMs).toBe(states[0]?.resetsInMs);
      expect(Math.abs((states[0]?.resetsAt.getTime() ?? 0) - Date.now() - HOUR)).toBeLessThan(SLACK);
    });

    it('allows all requests without rules', async () => {
      expect(await take([], 1_000_000)).toEqual({ allowed: true, states: [], retryAfterMs: null });
    });

    it.each([
      ['minute', MINUTE],
      ['hour', HOUR],
      ['day', DAY],
      ['month of 30 days', 30 * DAY],
      ['year', 365 * DAY],
    ])('counts to the end of a %s and starts again after it', async (_, windowMs) => {
      const one = rule(1, windowMs);
      const before = performance.now();
      const { resetsInMs = 0 } = (await take(one)).states[0] ?? {};
      expect(resetsInMs).toBeLessThanOrEqual(windowMs);
      expect(resetsInMs).toBeGreaterThan(windowMs - SLACK);
      await form.pass(windowMs - EDGE);
      const after = performance.now();
      let requested = performance.now();
      let taken = await take(one);
      while (!taken.allowed) {
        expect(requested - after).toBeLessThan(EDGE + ROUNDING);
        expect(taken.retryAfterMs).toBeLessThanOrEqual(EDGE + ROUNDING);
        requested = performance.now();
        taken = await take(one);
      }
      expect(performance.now() - before).toBeGreaterThan(EDGE - ROUNDING);
      expect(taken.states[0]?.resetsInMs).toBeGreaterThan(windowMs - SLACK);
      expect(await allowed(one)).toBe(false);
    });

    it('counts in a window of a second', async () => {
      const one = rule(5, SECOND);
      const began = performance.now();
      const calls = await Promise.all(Array.from({ length: 60 }, () => allowed(one)));
      const windows = 1 + Math.floor((performance.now() - began + ROUNDING) / SECOND);
      expect(calls.filter(Boolean).length).toBeGreaterThanOrEqual(5);
      expect(calls.filter(Boolean).length).toBeLessThanOrEqual(5 * windows);
      await expect.poll(() => allowed(one), { interval: 50 }).toBe(true);
    });

    it('starts a window with the first counted request', async () => {
      const one = rule(3);
      await take(one, 5);
      expect((await take(one, 5)).states[0]).toMatchObject({ remaining: 3, resetsInMs: HOUR });
      await take(one);
      await form.pass(HOUR / 2);
      await take(one);
      await form.pass(HOUR / 2);
      expect(await remaining(one)).toEqual([2]);
    });

    it('allows exactly the limit of a burst', async () => {
      const one = rule(50);
      const results = await Promise.all(Array.from({ length: 200 }, () => allowed(one)));
      expect(results.filter(Boolean).length).toBe(50);
    });

    it('counts a request by all rules or by none', async () => {
      const [wide, narrow] = [rule(10), rule(3, MINUTE)];
      for (let call = 0; call < 8; call += 1) await take(call % 2 === 0 ? [wide, narrow] : [narrow, wide]);
      expect(await remaining([wide, narrow])).toEqual([7, 0]);
      await form.pass(MINUTE);
      expect(await remaining([wide, narrow])).toEqual([6, 2]);
    });

    it('allows exactly the smallest limit of several rules in any order', async () => {
      const rules = [rule(40), rule(30), rule(60)];
      const results = await Promise.all(
        Array.from({ length: 120 }, (_, call) => allowed(call % 2 === 0 ? rules : rules.toReversed())),
      );
      expect(results.filter(Boolean).length).toBe(30);
      expect(await remaining(rules)).toEqual([10, 0, 30]);
    });

    it('allows exactly the shared and the separate limits of mixed callers', async () => {
      const shared = rule(45);
      const own = Array.from({ length: 4 }, () => rule(20));
      const results = await Promise.all(
        Array.from({ length: 160 }, (_, call) => allowed([own[call % 4] as Rule, shared])),
      );
      expect(results.filter(Boolean).length).toBe(45);
    });

    it('counts the cost of a request', async () => {
      const one = rule(10);
      expect([await allowed(one, 4), await allowed(one, 4), await allowed(one, 4)]).toEqual([true, true, false]);
      expect(await remaining(one, 2)).toEqual([0]);
      expect(await allowed(one)).toBe(false);
    });

    it('denies a request that costs more than a limit without counting it', async () => {
      const [one, other] = [rule(10), rule(3, MINUTE)];
      expect(await take([one, other], 4)).toMatchObject({
        allowed: false,
        states: [{ remaining: 10 }, { remaining: 3 }],
        retryAfterMs: null,
      });
      expect(await remaining([one, other], 3)).toEqual([7, 0]);
    });

    it('returns the time until all rules that denied the request start again', async () => {
      const [hour, minute, day] = [rule(1), rule(1, MINUTE), rule(5, DAY)];
      await take([minute, hour, day]);
      const { retryAfterMs } = await take([minute, hour, day]);
      expect(retryAfterMs).toBeGreaterThan(HOUR - SLACK);
      expect(retryAfterMs).toBeLessThanOrEqual(HOUR);
    });

    it('keeps the window when the limit changes', async () => {
      const one = rule(3);
      for (let call = 0; call < 3; call += 1) await take(one);
      expect(await remaining({ ...one, limit: 5 })).toEqual([1]);
      const lowered = await take({ ...one, limit: 2 });
      expect(lowered).toMatchObject({ allowed: false, states: [{ remaining: 0 }] });
    });

    it('starts another window when the length changes', async () => {
      const one = rule(1);
      await take(one);
      expect(await allowed({ ...one, windowMs: DAY })).toBe(true);
      expect(await allowed(one)).toBe(false);
    });

    it('counts two rules with the same key and window once, with the smaller limit', async () => {
      const one = rule(5);
      const rules = [one, { ...one, limit: 2 }];
      expect(await remaining(rules)).toEqual([4, 1]);
      expect(await remaining(rules)).toEqual([3, 0]);
      expect(await remaining(rules)).toEqual([3, 0]);
      expect(await allowed(rules)).toBe(false);
    });

    it('accepts the largest numbers of a rule', async () => {
      const one = rule(2_147_483_647, 365 * DAY);
      expect(await remaining(one, 1_000_000)).toEqual([2_146_483_647]);
      expect(await remaining(one, 2_146_483_647)).toEqual([0]);
      expect(await allowed(one)).toBe(false);
    });
  });
}
