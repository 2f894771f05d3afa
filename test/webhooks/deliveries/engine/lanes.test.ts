import { describe, expect, it } from 'vitest';
import type { ClaimedDelivery } from '../../../../src/webhooks/deliveries/engine/claim.ts';
import {
  type AttemptEnd,
  createConcurrencyLimiter,
  MAX_PREFETCHED,
} from '../../../../src/webhooks/deliveries/engine/concurrency-limiter.ts';

const QUICKLY: AttemptEnd = { succeeded: true, durationMs: 5 };
const SLOWLY: AttemptEnd = { succeeded: true, durationMs: 900 };
const IN_VAIN: AttemptEnd = { succeeded: false, durationMs: 5 };

/** Lanes whose attempts end when the test says so. */
function open() {
  const running: { readonly id: string; readonly end: (ended: AttemptEnd) => void }[] = [];
  const unused: string[] = [];
  const room: boolean[] = [];
  const time = { now: 0 };
  const lanes = createConcurrencyLimiter({
    attempt: ({ id }) => new Promise((end) => void running.push({ id, end })),
    onSlotFreed: (mayHaveMore) => void room.push(mayHaveMore),
    onUnused: (deliveries) => void unused.push(...deliveries.map(({ id }) => id)),
    now: () => time.now,
  });
  let made = 0;
  const claimed = (count: number, members: Partial<ClaimedDelivery> = {}) =>
    Array.from({ length: count }, () => {
      made += 1;
      return {
        id: String(made),
        endpointId: '7',
        isFailing: false,
        hasRateLimit: false,
        ...members,
      } as ClaimedDelivery;
    });
  async function end(count: number, ended: AttemptEnd): Promise<void> {
    for (const { end } of running.splice(0, count)) end(ended);
    await new Promise(setImmediate);
  }
  const add = (count: number, members?: Partial<ClaimedDelivery>) =>
    lanes.add(claimed(count, members), lanes.slotsInUse());
  return { lanes, running, unused, room, time, add, end };
}

/** Lanes whose endpoint answers quickly, and that have more claimed than is under way. */
async function ahead() {
  const opened = open();
  opened.add(16);
  await opened.end(1, QUICKLY);
  opened.add(40);
  return opened;
}

describe('what is claimed of an endpoint', () => {
  it('is sixteen at once where it is not known to answer quickly', async () => {
    const { lanes, add, end } = open();
    expect(lanes.slotsInUse().get('7') ?? 0).toBe(0);
    add(16);
    expect(lanes.slotsInUse().get('7')).toBe(16);
    await end(1, SLOWLY);
    expect(lanes.slotsInUse().get('7')).toBe(15);
  });

  it('is more than is under way where it answers quickly, and still sixteen at once', async () => {
    const { lanes, running, end } = await ahead();
    expect(running).toHaveLength(16);
    expect(lanes.claimedCount).toBe(55);
    await end(10, QUICKLY);
    expect(running).toHaveLength(16);
    expect(lanes.claimedCount).toBe(45);
    expect(running.map(({ id }) => Number(id))).toEqual(Array.from({ length: 16 }, (_, index) => 12 + index));
  });

  it('is remembered to be more when all of it is done', async () => {
    const { lanes, add, end } = open();
    add(16);
    await end(16, QUICKLY);
    expect(lanes.slotsInUse().get('7')).toBe(-MAX_PREFETCHED);
  });

  it('is never more where it has a rate limit, or where many endpoints have their turn', async () => {
    const limited = open();
    limited.add(3, { hasRateLimit: true });
    await limited.end(3, QUICKLY);
    expect(limited.lanes.slotsInUse().has('7')).toBe(false);

    const many = await ahead();
    for (let endpoint = 100; endpoint < 110; endpoint += 1) many.add(1, { endpointId: String(endpoint) });
    expect(many.lanes.slotsInUse().get('7')).toBe(55);
  });

  it('is handed back, as far as it waits, when one attempt fails or takes long', async () => {
    for (const ended of [IN_VAIN, SLOWLY]) {
      const { lanes, running, unused, end } = await ahead();
      await end(1, ended);
      expect(unused).toHaveLength(39);
      expect([running.length, lanes.claimedCount]).toEqual([15, 15]);
      expect(lanes.slotsInUse().get('7')).toBe(15);
    }
  });

  it('is handed back once it has waited so long that its claim might pass', async () => {
    const { lanes, running, unused, time, end } = await ahead();
    time.now = 3_900;
    await end(1, QUICKLY);
    expect([running.length, unused.length]).toEqual([16, 0]);
    time.now = 4_100;
    await end(1, QUICKLY);
    expect([running.length, unused.length, lanes.claimedCount]).toEqual([15, 38, 15]);
  });

  it('is asked for anew when there is room, where the last claim gave all that was asked', async () => {
    const { room, add, end } = open();
    add(16);
    await end(2, QUICKLY);
    expect(room).toEqual([true, false]);
    const few = open();
    few.add(3);
    await few.end(3, QUICKLY);
    expect(few.room).toEqual([false, false, false]);
  });

  it('is taken out when the process stops, and the rest waited for', async () => {
    const { lanes, end } = await ahead();
    expect(lanes.removeQueued()).toHaveLength(39);
    expect(lanes.claimedCount).toBe(16);
    const idle = lanes.whenIdle();
    await end(16, QUICKLY);
    await idle;
    expect(lanes.claimedCount).toBe(0);
  });

  it('counts what is under way to those that failed last', async () => {
    const { lanes, add, end } = open();
    add(2, { isFailing: true });
    expect(lanes.failingCount).toBe(2);
    await end(1, IN_VAIN);
    expect(lanes.failingCount).toBe(1);
  });
});
