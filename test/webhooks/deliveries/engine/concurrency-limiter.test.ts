import { describe, expect, it } from 'vitest';
import type { ClaimedDelivery } from '../../../../src/webhooks/deliveries/engine/claim.ts';
import {
  type AttemptEnd,
  createConcurrencyLimiter,
  MAX_PREFETCHED,
} from '../../../../src/webhooks/deliveries/engine/concurrency-limiter.ts';

const FAST: AttemptEnd = { succeeded: true, durationMs: 5 };
const SLOW: AttemptEnd = { succeeded: true, durationMs: 900 };
const FAILED: AttemptEnd = { succeeded: false, durationMs: 5 };

/** A limiter whose attempts end when the test ends them. */
function createLimiter() {
  const running: { readonly id: string; readonly end: (ended: AttemptEnd) => void }[] = [];
  const unused: string[] = [];
  const freedSlots: boolean[] = [];
  const time = { now: 0 };
  const limiter = createConcurrencyLimiter({
    attempt: ({ id }) => new Promise((end) => void running.push({ id, end })),
    onSlotFreed: (_deploymentId, mayHaveMore) => void freedSlots.push(mayHaveMore),
    onUnused: (deliveries) => void unused.push(...deliveries.map(({ id }) => id)),
    now: () => time.now,
  });
  let lastId = 0;
  const claimed = (count: number, fields: Partial<ClaimedDelivery> = {}) =>
    Array.from({ length: count }, () => {
      lastId += 1;
      return {
        id: String(lastId),
        deploymentId: 1,
        endpointId: '7',
        isFailing: false,
        hasRateLimit: false,
        ...fields,
      } as ClaimedDelivery;
    });
  async function end(count: number, ended: AttemptEnd): Promise<void> {
    for (const { end } of running.splice(0, count)) end(ended);
    await new Promise(setImmediate);
  }
  const add = (count: number, fields?: Partial<ClaimedDelivery>) =>
    limiter.add(claimed(count, fields), limiter.slotsInUse(1));
  return { limiter, running, unused, freedSlots, time, add, end };
}

/** A limiter with a fast endpoint, of which more deliveries are claimed than running. */
async function withPrefetched() {
  const created = createLimiter();
  created.add(16);
  await created.end(1, FAST);
  created.add(40);
  return created;
}

describe('the concurrency limiter', () => {
  it('uses sixteen slots for an endpoint that is not known to be fast', async () => {
    const { limiter, add, end } = createLimiter();
    expect(limiter.slotsInUse(1).get('7') ?? 0).toBe(0);
    add(16);
    expect(limiter.slotsInUse(1).get('7')).toBe(16);
    await end(1, SLOW);
    expect(limiter.slotsInUse(1).get('7')).toBe(15);
  });

  it('prefetches deliveries of a fast endpoint and still runs sixteen at once', async () => {
    const { limiter, running, end } = await withPrefetched();
    expect(running).toHaveLength(16);
    expect(limiter.claimedCount).toBe(55);
    await end(10, FAST);
    expect(running).toHaveLength(16);
    expect(limiter.claimedCount).toBe(45);
    expect(running.map(({ id }) => Number(id))).toEqual(Array.from({ length: 16 }, (_, index) => 12 + index));
  });

  it('remembers a fast endpoint after all its attempts have ended', async () => {
    const { limiter, add, end } = createLimiter();
    add(16);
    await end(16, FAST);
    expect(limiter.slotsInUse(1).get('7')).toBe(-MAX_PREFETCHED);
  });

  it('does not prefetch for an endpoint with a rate limit, or with many endpoints', async () => {
    const limited = createLimiter();
    limited.add(3, { hasRateLimit: true });
    await limited.end(3, FAST);
    expect(limited.limiter.slotsInUse(1).has('7')).toBe(false);

    const many = await withPrefetched();
    for (let endpoint = 100; endpoint < 110; endpoint += 1) many.add(1, { endpointId: String(endpoint) });
    expect(many.limiter.slotsInUse(1).get('7')).toBe(55);
  });

  it('releases queued deliveries when an attempt fails, or when its endpoint becomes slow', async () => {
    for (const [ended, count] of [
      [FAILED, 1],
      [SLOW, 3],
    ] as const) {
      const { limiter, running, unused, end } = await withPrefetched();
      await end(count, ended);
      expect(unused).toHaveLength(40 - count);
      expect([running.length, limiter.claimedCount]).toEqual([15, 15]);
      expect(limiter.slotsInUse(1).get('7')).toBe(15);
    }
  });

  it('keeps queued deliveries of a fast endpoint after one slow response', async () => {
    const { limiter, running, unused, end } = await withPrefetched();
    await end(1, SLOW);
    expect([unused.length, running.length, limiter.claimedCount]).toEqual([0, 16, 54]);
  });

  it('releases deliveries that were queued so long that their claims might expire', async () => {
    const { limiter, running, unused, time, end } = await withPrefetched();
    time.now = 3_900;
    await end(1, FAST);
    expect([running.length, unused.length]).toEqual([16, 0]);
    time.now = 4_100;
    await end(1, FAST);
    expect([running.length, unused.length, limiter.claimedCount]).toEqual([15, 38, 15]);
  });

  it('requests another claim when a slot is free and the last claim reached its limit', async () => {
    const { freedSlots, add, end } = createLimiter();
    add(16);
    await end(2, FAST);
    expect(freedSlots).toEqual([true, false]);
    const few = createLimiter();
    few.add(3);
    await few.end(3, FAST);
    expect(few.freedSlots).toEqual([false, false, false]);
  });

  it('removes queued deliveries and waits for running attempts when the process stops', async () => {
    const { limiter, end } = await withPrefetched();
    expect(limiter.removeQueued()).toHaveLength(39);
    expect(limiter.claimedCount).toBe(16);
    const idle = limiter.whenIdle();
    await end(16, FAST);
    await idle;
    expect(limiter.claimedCount).toBe(0);
  });

  it('counts the running attempts to endpoints whose last attempt failed', async () => {
    const { limiter, add, end } = createLimiter();
    add(2, { isFailing: true });
    expect(limiter.failingCount).toBe(2);
    await end(1, FAILED);
    expect(limiter.failingCount).toBe(1);
  });
});
