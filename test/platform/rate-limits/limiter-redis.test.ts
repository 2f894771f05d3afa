import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/platform/logging/log.ts';
import type { Limiter } from '../../../src/platform/rate-limits/limiter.ts';
import { openKeyLimiter } from '../../../src/platform/rate-limits/open-limiter.ts';
import { createRedisServer, hasRedis, type RedisServer, stopRedisServers } from '../../support/redis.ts';
import { createWorld, unique } from '../../support/world.ts';

const open: Limiter[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((limiter) => limiter.close()));
  await stopRedisServers();
});

/** The limiter of a configuration, and the lines that it logs. */
async function limiterOn(redisUrl: string, redisAway: 'open' | 'closed' = 'open') {
  const { services } = await createWorld();
  const lines: string[] = [];
  const reasons: string[] = [];
  const log = createLog('info', {
    write(line: string) {
      const { msg, err } = JSON.parse(line);
      lines.push(msg);
      if (err !== undefined) reasons.push(err.message);
    },
  });
  const config = { redisUrl, redisPrefix: 'test:', redisAway };
  const limiter = await openKeyLimiter({ config, rows: services.database.rows, isPglite: true, log });
  open.push(limiter);
  const rules = [{ key: unique('key'), limit: 2, windowMs: 3_600_000 }];
  return {
    lines,
    reasons,
    rules,
    take: () => limiter.take(rules, 1),
    counts: async () => (await limiter.take(rules, 0)).states,
  };
}

const LOGGED_OPEN = 'Redis does not count rate limits. Requests are accepted without counting';
const LOGGED_CLOSED = 'Redis does not count rate limits. Requests with rate limits are rejected';
const BACK = 'Redis counts rate limits again';
const UNCOUNTED = { allowed: true, states: [], retryAfterMs: null };

it.runIf(hasRedis || process.env['CI'])('finds Redis in CI, without which tests are skipped', () => {
  expect(hasRedis, 'CI needs the program redis-server: install Redis 6 or newer (apt-get install redis-server).').toBe(
    true,
  );
});

describe.runIf(hasRedis)('while Redis is unavailable', () => {
  it('accepts requests without counting, and logs each outage once', async () => {
    const redis = await createRedisServer();
    await redis.start();
    const { lines, take, counts } = await limiterOn(redis.url);
    expect(await take()).toMatchObject({ allowed: true, states: [{ remaining: 1 }] });
    for (let outage = 1; outage <= 2; outage += 1) {
      await redis.stop();
      for (let call = 0; call < 5; call += 1) expect(await take()).toEqual(UNCOUNTED);
      await redis.start();
      await expect.poll(counts).toHaveLength(1);
      expect(lines).toEqual(Array(outage).fill([LOGGED_OPEN, BACK]).flat());
    }
  });

  it('rejects requests with a short retry delay when configured as closed', async () => {
    const redis = await createRedisServer();
    await redis.start();
    const { lines, take } = await limiterOn(redis.url, 'closed');
    expect((await take()).allowed).toBe(true);
    await redis.stop();
    expect(await take()).toEqual({ allowed: false, states: [], retryAfterMs: 5_000 });
    expect(await take()).toMatchObject({ allowed: false });
    expect(lines).toEqual([LOGGED_CLOSED]);
  });

  it('starts without Redis and counts as soon as it is available', async () => {
    const redis = await createRedisServer();
    const { lines, take, counts } = await limiterOn(redis.url);
    expect(await take()).toEqual(UNCOUNTED);
    await redis.start();
    await expect.poll(counts).toHaveLength(1);
    expect(lines).toEqual([LOGGED_OPEN, BACK]);
    expect([(await take()).allowed, (await take()).allowed, (await take()).allowed]).toEqual([true, true, false]);
  });

  it.each([
    ['before the call is sent', async () => {}],
    ['before the answer is read', () => new Promise((resolve) => setImmediate(resolve))],
    [
      'when a late answer comes',
      async (redis: RedisServer) => {
        redis.hang();
        await new Promise((resolve) => setTimeout(setImmediate, 260, resolve));
        redis.resume();
      },
    ],
  ])('does not time out when the process itself was busy: it was %s', async (_, wait) => {
    const redis = await createRedisServer();
    await redis.start();
    const { lines, take } = await limiterOn(redis.url);
    await take();
    const taken = take();
    await wait(redis);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    expect(await taken).toMatchObject({ allowed: true, states: [{ remaining: 0 }] });
    expect(lines).toEqual([]);
  });

  it('does not wait for a Redis that hangs', async () => {
    const redis = await createRedisServer();
    await redis.start();
    const { lines, take, counts } = await limiterOn(redis.url);
    await take();
    redis.hang();
    for (let call = 0; call < 100; call += 1) expect(await take()).toEqual(UNCOUNTED);
    redis.resume();
    await expect.poll(counts).toHaveLength(1);
    expect(lines).toEqual([LOGGED_OPEN, BACK]);
  });
});

describe.runIf(hasRedis)('a Redis that is there and does not count', () => {
  it.each([
    ['is full', 'OOM', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['is a replica', 'READONLY', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])('logs the reason when Redis does not count because it %s', async (_, reason, begin, end) => {
    const redis = await createRedisServer();
    await redis.start();
    const { lines, reasons, take, counts } = await limiterOn(redis.url);
    expect((await take()).allowed).toBe(true);
    await redis.with((client) => client.sendCommand(begin));
    expect(await take()).toEqual(UNCOUNTED);
    expect(reasons).toEqual([expect.stringContaining(reason)]);
    await redis.with((client) => client.sendCommand(end));
    await expect.poll(counts).toHaveLength(1);
    expect(lines).toEqual([LOGGED_OPEN, BACK]);
  });
});

describe.runIf(hasRedis)('a Redis that was restarted', () => {
  it('counts again after a restart without counters and script', async () => {
    const redis = await createRedisServer();
    await redis.start();
    const { take, counts } = await limiterOn(redis.url);
    expect([(await take()).allowed, (await take()).allowed, (await take()).allowed]).toEqual([true, true, false]);
    await redis.stop();
    await redis.start();
    await expect.poll(counts).toMatchObject([{ remaining: 2 }]);
    expect([(await take()).allowed, (await take()).allowed, (await take()).allowed]).toEqual([true, true, false]);
  });

  it('loads the script before the first request of a connection', async () => {
    const redis = await createRedisServer();
    await redis.start();
    const { counts } = await limiterOn(redis.url);
    await redis.stop();
    await redis.start();
    await expect.poll(counts).toHaveLength(1);
    await redis.with(async (client) => {
      const stats = await client.info('commandstats');
      expect(stats).toMatch(/cmdstat_evalsha:calls=\d+,.*failed_calls=0/);
      expect(stats).not.toMatch(/cmdstat_eval:/);
    });
  });

  it('counts requests without the loaded script', async () => {
    const redis = await createRedisServer();
    await redis.start();
    const { take } = await limiterOn(redis.url);
    await redis.with((client) => client.scriptFlush());
    const responses = await Promise.all([take(), take(), take()]);
    expect(responses.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  });

  it('expires each counter with its window', async () => {
    const redis = await createRedisServer();
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
