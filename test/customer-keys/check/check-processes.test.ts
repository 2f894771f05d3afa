import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../platform/rate-limits/limiter-forms.ts';
import { BackendClient } from '../../support/clients.ts';
import { rateLimitRule } from '../../support/key-checks.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../support/process.ts';
import { createRedisServer, hasRedis, stopRedisServers } from '../../support/redis.ts';

const running: ServiceProcess[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});
afterAll(stopRedisServers);

const CALLS = 100;

/** The number of accepted requests of a burst to two services on one database, for each service. */
async function burst(env: Record<string, string> = {}): Promise<number[]> {
  const environment = { ...(await newDatabaseEnv()), ...env };
  const first = await startProcess(environment);
  running.push(first);
  const second = await startProcess(environment);
  running.push(second);
  const services = [first, second].map(({ backendUrl }) => new BackendClient(backendUrl, first.apiKey));
  const [one, other] = services as [BackendClient, BackendClient];
  const rate_limits = [rateLimitRule(70), rateLimitRule(61, 'per_app', 'day'), rateLimitRule(65, 'per_ip')];
  const app = await one.post('/api-auth/apps', { name: 'orders', rate_limits });
  expect(app.status).toBe(201);
  const { key } = (await other.post('/api-auth/apps/orders/keys', { name: 'Warehouse sync' })).body;
  const check = { key, app_name: 'orders', ip: '192.0.2.1' };
  const responses = await Promise.all(
    services.map((service) =>
      Promise.all(Array.from({ length: CALLS }, () => service.post('/api-auth/verify', check))),
    ),
  );
  const remaining = (await one.post('/api-auth/verify', check)).body.rate_limits.map(
    (state: { remaining: number }) => state.remaining,
  );
  expect(remaining).toEqual([9, 0, 4]);
  const codes = responses.map((ofOne) => ofOne.map(({ body }) => body.code));
  expect(new Set(codes.flat())).toEqual(new Set(['VALID', 'RATE_LIMITED']));
  return codes.map((ofOne) => ofOne.filter((code) => code === 'VALID').length);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe.runIf(onPostgres)('two services on one PostgreSQL', () => {
  it('accept exactly the limit of a burst that is counted in PostgreSQL', async () => {
    expect(sum(await burst())).toBe(61);
  });

  it.runIf(hasRedis)('accept exactly the limit of a burst that is counted in Redis', async () => {
    const redis = await createRedisServer();
    await redis.start();
    expect(sum(await burst({ REDIS_URL: redis.url }))).toBe(61);
    expect(await redis.with((client) => client.keys('gatehouse:*'))).toHaveLength(3);
  });
});
