import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../src/start.ts';
import { ownService } from '../support/own-service.ts';
import { freePort } from '../support/redis.ts';
import { createWorld, type World } from '../support/world.ts';

const MINUTE = { RATE_LIMIT_PER_ADDRESS: '9/minute,1000/hour', TRUST_PROXY: '127.0.0.0/8,::1/128' };

describe("the service's own limits", () => {
  let byAddress: Running;
  let byCredential: Running;
  let world: World;

  beforeAll(async () => {
    [byAddress, byCredential] = await Promise.all([
      ownService(MINUTE),
      ownService({ RATE_LIMIT_PER_CREDENTIAL: '5/hour' }),
    ]);
  });
  afterAll(() => Promise.all([byAddress.stop(0), byCredential.stop(0)]));

  const from = (running: Running, address: string, path = '/', headers: Record<string, string> = {}) =>
    fetch(`${running.backend.url}${path}`, { headers: { 'X-Forwarded-For': address, ...headers } });

  it('let so many calls of an address through, whoever calls, and show how they stand', async () => {
    const first = await from(byAddress, '192.0.2.1');
    expect(first.status).toBe(401);
    expect(first.headers.get('RateLimit-Policy')).toBe('"address-60s";q=9;w=60, "address-3600s";q=1000;w=3600');
    expect(first.headers.get('RateLimit')).toMatch(/^"address-60s";r=8;t=\d+, "address-3600s";r=999;t=\d+$/);
    const answers = await Promise.all(Array.from({ length: 12 }, () => from(byAddress, '192.0.2.1')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(8).fill(401), ...Array(4).fill(429)]);
    const refused = await from(byAddress, '192.0.2.1', '/graphql');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.headers.get('RateLimit')).toMatch(/^"address-60s";r=0;/);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await from(byAddress, '192.0.2.2')).status).toBe(401);
  });

  it('count the addresses of one IPv6 network together', async () => {
    for (let at = 1; at <= 9; at += 1) await from(byAddress, `2001:db8::${at}`);
    expect((await from(byAddress, '2001:db8::ffff')).status).toBe(429);
    expect((await from(byAddress, '2001:db8:0:1::1')).status).toBe(401);
  });

  it('answer in the envelope on the deployment host, which counts by itself, and let health checks and preflights be', async () => {
    const { headers } = await fetch(`${byAddress.deployment.url}/.well-known/meta`);
    expect(headers.get('RateLimit')).toContain('"address-60s";r=8;');
    const calls = Array.from({ length: 10 }, () => fetch(`${byAddress.deployment.url}/session`));
    const last = (await Promise.all(calls)).find(({ status }) => status === 429);
    expect(await last?.json()).toMatchObject({ status: 429, errors: [{ code: 'RATE_LIMITED' }] });
    expect((await fetch(`${byAddress.deployment.url}/healthz`)).status).toBe(200);
    const preflight = await fetch(`${byAddress.deployment.url}/session`, {
      method: 'OPTIONS',
      headers: { Origin: byAddress.deployment.url, 'Access-Control-Request-Method': 'GET' },
    });
    expect(preflight.status).toBe(204);
  });

  it('let so many calls of an API key through, its access tokens counted with it, and others be', async () => {
    world = await createWorld({ running: byCredential });
    const token = await world.token(['settings:read']);
    for (let at = 0; at < 2; at += 1) {
      expect((await world.backend.get('/')).status).toBe(200);
      expect((await world.backend.with(token).get('/')).status).toBe(200);
    }
    const { status, body, headers } = await world.backend.with(token).get('/');
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(headers['ratelimit-policy']).toBe('"credential-3600s";q=5;w=3600');
    expect((await world.backend.get('/')).status).toBe(429);
    const other = await createWorld({ running: byCredential });
    expect((await other.backend.get('/')).status).toBe(200);
  });

  it('are counted in the database, and hold while a Redis that is configured is away', async () => {
    const limits = { RATE_LIMIT_PER_ADDRESS: '4/hour', RATE_LIMIT_PER_CREDENTIAL: '2/hour' };
    const running = await ownService({ ...limits, REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    try {
      const { backend } = await createWorld({ running });
      const answers = [await backend.get('/'), await backend.get('/'), await backend.get('/')];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect((await from(running, '192.0.2.1')).status).toBe(401);
      expect((await from(running, '192.0.2.1')).status).toBe(429);
    } finally {
      await running.stop(0);
    }
  });

  it('are off unless they are configured', async () => {
    const { backend } = await createWorld();
    const { headers } = await backend.get('/');
    expect([headers['ratelimit'], headers['ratelimit-policy']]).toEqual([undefined, undefined]);
  });
});
