import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import type { Limiter } from '../../src/modules/api-auth/limiter/limiter.ts';
import { openLimiter } from '../../src/modules/api-auth/limiter/open-limiter.ts';
import { hasRedis, ownRedis, stopRedis } from '../support/redis.ts';
import { createWorld, unique } from '../support/world.ts';

const open: Limiter[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((limiter) => limiter.close()));
  await stopRedis();
});

/** The limiter that the configuration makes, and the lines that it logs. */
async function limiterOn(redisUrl: string, redisAway: 'open' | 'closed' = 'open') {
  const { services } = await createWorld();
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const config = { redisUrl, redisPrefix: 'test:', redisAway };
  const limiter = await openLimiter({ config, rows: services.database.rows, isPglite: true, log });
  open.push(limiter);
  const rules = [{ key: unique('key'), limit: 2, windowMs: 3_600_000 }];
  return {
    lines,
    rules,
    take: () => limiter.take(rules, 1),
    counts: async () => (await limiter.take(rules, 0)).states,
  };
}

const AWAY_OPEN = 'Redis is away: calls pass uncounted until it is back';
const AWAY_CLOSED = 'Redis is away: calls that have rate limits are refused until it is back';
const BACK = 'Redis is back: rate limits are counted again';
const UNCOUNTED = { allowed: true, states: [], retryAfterMs: null };

describe.runIf(hasRedis)('while Redis is away', () => {
  it('calls pass uncounted, which is logged once for each outage', async () => {
    const redis = await ownRedis();
    await redis.start();
    const { lines, take, counts } = await limiterOn(redis.url);
    expect(await take()).toMatchObject({ allowed: true, states: [{ remaining: 1 }] });
    for (let outage = 1; outage <= 2; outage += 1) {
      await redis.stop();
      for (let call = 0; call < 5; call += 1) expect(await take()).toEqual(UNCOUNTED);
      await redis.start();
      await expect.poll(counts).toHaveLength(1);
      expect(lines).toEqual(Array(outage).fill([AWAY_OPEN, BACK]).flat());
    }
  });

  it('calls are refused where the configuration says closed, and told to come back soon', async () => {
    const redis = await ownRedis();
    await redis.start();
    const { lines, take } = await limiterOn(redis.url, 'closed');
    expect((await take()).allowed).toBe(true);
    await redis.stop();
    expect(await take()).toEqual({ allowed: false, states: [], retryAfterMs: 5_000 });
    expect(await take()).toMatchObject({ allowed: false });
    expect(lines).toEqual([AWAY_CLOSED]);
  });

  it('a service starts all the same, and counts as soon as it comes', async () => {
    const redis = await ownRedis();
    const { lines, take, counts } = await limiterOn(redis.url);
    expect(await take()).toEqual(UNCOUNTED);
    await redis.start();
    await expect.poll(counts).toHaveLength(1);
    expect(lines).toEqual([AWAY_OPEN, BACK]);
    expect([(await take()).allowed, (await take()).allowed, (await take()).allowed]).toEqual([true, true, false]);
  });

  it('nobody waits for one that hangs', async () => {
    const redis = await ownRedis();
    await redis.start();
    const { lines, take, counts } = await limiterOn(redis.url);
    await take();
    redis.hang();
    for (let call = 0; call < 100; call += 1) expect(await take()).toEqual(UNCOUNTED);
    redis.goOn();
    await expect.poll(counts).toHaveLength(1);
    expect(lines).toEqual([AWAY_OPEN, BACK]);
  });
});

describe.runIf(hasRedis)('a Redis that was restarted', () => {
  it('has forgotten its counters and the script, and counts on', async () => {
    const redis = await ownRedis();
    await redis.start();
    const { take, counts } = await limiterOn(redis.url);
    expect([(await take()).allowed, (await take()).allowed, (await take()).allowed]).toEqual([true, true, false]);
    await redis.stop();
    await redis.start();
    await expect.poll(counts).toMatchObject([{ remaining: 2 }]);
    expect([(await take()).allowed, (await take()).allowed, (await take()).allowed]).toEqual([true, true, false]);
  });

  it('keeps no counter longer than its window', async () => {
    const redis = await ownRedis();
    await redis.start();
    const { take, rules } = await limiterOn(redis.url);
    await take();
    await redis.with(async (client) => {
      const [key = '', ...others] = await client.keys('*');
      expect([key, others]).toEqual([`test:${rules[0]?.key}:3600000`, []]);
      expect(await client.pTTL(key)).toBeGreaterThan(0);
    });
  });
});
