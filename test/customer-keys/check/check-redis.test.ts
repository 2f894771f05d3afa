import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { addApiAuthKey } from '../../support/api-auth-keys.ts';
import { createGateway, rateLimitRule } from '../../support/key-checks.ts';
import { startOwnService } from '../../support/own-service.ts';
import { createRedisServer, hasRedis, type RedisServer, stopRedisServers } from '../../support/redis.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const started: Running[] = [];
let redis: RedisServer;

beforeAll(async () => {
  if (!hasRedis) return;
  redis = await createRedisServer();
  await redis.start();
});
afterAll(async () => {
  await Promise.all(started.map((running) => running.stop(0)));
  await stopRedisServers();
});

/** A deployment of a service that counts in Redis under its own prefix. */
async function worldOnRedis(env: Record<string, string>): Promise<World> {
  const REDIS_PREFIX = `${unique('service')}:`;
  const running = await startOwnService({ REDIS_URL: redis.url, REDIS_PREFIX, ...env });
  started.push(running);
  return createWorld({ running });
}

const remaining = (body: { rate_limits: readonly { remaining: number }[] }) =>
  body.rate_limits.map((state) => state.remaining);

describe.runIf(hasRedis)('a service with REDIS_URL', () => {
  let world: World;
  let prefix: string;

  beforeAll(async () => {
    prefix = `${unique('service-of-its-own')}:`;
    world = await worldOnRedis({ REDIS_PREFIX: prefix });
  });

  it('counts a request by the rules of all modes, or by none', async () => {
    const modes = [
      rateLimitRule(3),
      rateLimitRule(4, 'per_ip'),
      rateLimitRule(2, 'per_key_and_ip', 'minute'),
      rateLimitRule(5, 'per_app', 'day'),
    ];
    const { appName, check: ask } = await createGateway(world, { rate_limits: modes });
    const other = (await addApiAuthKey(world, appName)).key;
    const [here, there] = [{ ip: '192.0.2.1' }, { ip: '192.0.2.2' }];
    const counted: unknown[] = [];
    for (const input of [here, here, here, there, there, { ...here, key: other }, { ...there, key: other }]) {
      const { body } = await ask(input);
      counted.push([body.code, ...remaining(body)]);
    }
    expect(counted).toEqual([
      ['VALID', 2, 3, 1, 4],
      ['VALID', 1, 2, 0, 3],
      ['RATE_LIMITED', 1, 2, 0, 3],
      ['VALID', 0, 3, 1, 2],
      ['RATE_LIMITED', 0, 3, 1, 2],
      ['VALID', 2, 1, 1, 1],
      ['VALID', 1, 2, 1, 0],
    ]);
    const { body, headers } = await ask({ ...there, key: other });
    expect([body.code, headers['retry-after']]).toEqual(['RATE_LIMITED', String(body.retry_after)]);
    expect(headers['ratelimit']).toMatch(/^"per_key-1-hour";r=1;t=\d+, .*"per_app-1-day";r=0;t=\d+$/);
  });

  it('counts the checks of a batch in order', async () => {
    const { appName, key } = await createGateway(world, {
      rate_limits: [rateLimitRule(10), rateLimitRule(12, 'per_app', 'day')],
    });
    const other = (await addApiAuthKey(world, appName)).key;
    const check = (cost: number, of = key.key) => ({ key: of, app_name: appName, cost });
    const checks = [check(4), check(5), check(3), check(1), check(3, other), check(2, other), check(1)];
    const { body } = await world.backend.post('/api-auth/verify/batch', { checks });
    expect(body.data.map(remaining)).toEqual([
      [6, 8],
      [1, 3],
      [1, 3],
      [0, 2],
      [10, 2],
      [8, 0],
      [0, 0],
    ]);
    const codes = body.data.map(({ code }) => code[0]).join('');
    expect(codes).toBe('VVRVRVR');
  });

  it('stores counters only in Redis, under the configured prefix', async () => {
    const { check: ask } = await createGateway(world, { rate_limits: [rateLimitRule(5)] });
    await ask();
    const keys = await redis.with((client) => client.keys('*'));
    expect(keys.some((key) => key.startsWith(prefix))).toBe(true);
    expect(keys.filter((key) => !key.startsWith('service-'))).toEqual([]);
    const { rows } = await sql`select key from rate_limit_counter`.execute(world.services.database.rows);
    expect(rows).toEqual([]);
  });
});

describe.runIf(hasRedis)('a service while Redis is stopped', () => {
  const away = async (whenAway: string) => {
    const world = await worldOnRedis({ REDIS_AWAY: whenAway });
    const limited = await createGateway(world, { rate_limits: [rateLimitRule(1), rateLimitRule(9, 'per_app')] });
    const unlimited = await createGateway(world);
    return { world, limited, unlimited };
  };

  it('accepts uncounted requests, or rejects them where configured, until Redis is back', async () => {
    const [open, closed] = await Promise.all([away('open'), away('closed')]);
    await redis.stop();

    for (let call = 0; call < 3; call += 1) {
      const passed = await open.limited.check();
      expect(passed.body).toMatchObject({ valid: true, code: 'VALID', rate_limits: [], retry_after: null });
      expect(passed.headers).not.toHaveProperty('retry-after');

      const rejected = await closed.limited.check();
      expect(rejected.status).toBe(200);
      expect(rejected.body).toMatchObject({ valid: false, code: 'RATE_LIMITED', rate_limits: [], retry_after: 5 });
      expect(rejected.body).toMatchObject({ key_id: closed.limited.key.id, app_name: closed.limited.appName });
      expect(rejected.headers['retry-after']).toBe('5');

      for (const { headers } of [passed, rejected]) {
        expect(headers).not.toHaveProperty('ratelimit');
        expect(headers).not.toHaveProperty('ratelimit-policy');
      }
    }
    expect(await closed.unlimited.code()).toBe('VALID');
    expect(await closed.limited.code({ permissions: 'a:b' })).toBe('INSUFFICIENT_PERMISSIONS');

    await redis.start();
    for (const { limited } of [open, closed]) {
      await expect.poll(async () => remaining((await limited.check({ cost: 2 })).body)).toEqual([1, 9]);
      expect([await limited.code(), await limited.code()]).toEqual(['VALID', 'RATE_LIMITED']);
    }
  });
});
