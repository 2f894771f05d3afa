import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { freePort } from '../../support/free-port.ts';
import type { HttpResponse } from '../../support/http.ts';
import { createGateway, rateLimitRule } from '../../support/key-checks.ts';
import { startOwnService } from '../../support/own-service.ts';
import { createWorld } from '../../support/world.ts';

const MINUTE = { RATE_LIMIT_PER_ADDRESS: '9/minute,1000/hour', TRUST_PROXY: '127.0.0.0/8,::1/128' };

describe("the service's own rate limits", () => {
  let byAddress: Running;
  let byCredential: Running;
  let byBoth: Running;

  beforeAll(async () => {
    [byAddress, byCredential, byBoth] = await Promise.all([
      startOwnService(MINUTE),
      startOwnService({ RATE_LIMIT_PER_CREDENTIAL: '5/hour' }),
      startOwnService({ RATE_LIMIT_PER_ADDRESS: '1000/hour', RATE_LIMIT_PER_CREDENTIAL: '9/hour' }),
    ]);
  });
  afterAll(() => Promise.all([byAddress.stop(0), byCredential.stop(0), byBoth.stop(0)]));

  const from = (running: Running, address: string, path = '/', headers: Record<string, string> = {}) =>
    fetch(`${running.backend.url}${path}`, { headers: { 'X-Forwarded-For': address, ...headers } });

  it('limit the requests of an address for all callers, and return their state', async () => {
    const first = await from(byAddress, '192.0.2.1');
    expect(first.status).toBe(401);
    expect(first.headers.get('RateLimit-Policy')).toBe('"address-60s";q=9;w=60, "address-3600s";q=1000;w=3600');
    expect(first.headers.get('RateLimit')).toMatch(/^"address-60s";r=8;t=\d+, "address-3600s";r=999;t=\d+$/);
    const responses = await Promise.all(Array.from({ length: 12 }, () => from(byAddress, '192.0.2.1')));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(8).fill(401), ...Array(4).fill(429)]);
    const rejected = await from(byAddress, '192.0.2.1', '/graphql');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(rejected.headers.get('RateLimit')).toMatch(/^"address-60s";r=0;/);
    expect(await rejected.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await from(byAddress, '192.0.2.2')).status).toBe(401);
  });

  it('count the addresses of one IPv6 network together', async () => {
    for (let at = 1; at <= 9; at += 1) await from(byAddress, `2001:db8::${at}`);
    expect((await from(byAddress, '2001:db8::ffff')).status).toBe(429);
    expect((await from(byAddress, '2001:db8:0:1::1')).status).toBe(401);
  });

  it('use the envelope and a separate counter on the deployment host, and exclude health checks, pages and preflights', async () => {
    const onBackend = await Promise.all(Array.from({ length: 10 }, () => fetch(byAddress.backend.url)));
    expect(onBackend.map(({ status }) => status)).toContain(429);
    const { headers } = await fetch(`${byAddress.deployment.url}/.well-known/meta`);
    expect(headers.get('RateLimit')).toContain('"address-60s";r=8;');
    const calls = Array.from({ length: 10 }, () => fetch(`${byAddress.deployment.url}/session`));
    const last = (await Promise.all(calls)).find(({ status }) => status === 429);
    expect(await last?.json()).toMatchObject({ status: 429, errors: [{ code: 'RATE_LIMITED' }] });
    expect((await fetch(`${byAddress.deployment.url}/healthz`)).status).toBe(200);
    for (const { url } of [byAddress.backend, byAddress.deployment]) {
      const pages = await Promise.all(['/docs', '/openapi.json'].map((path) => fetch(url + path)));
      expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    }
    const preflight = await fetch(`${byAddress.deployment.url}/session`, {
      method: 'OPTIONS',
      headers: { Origin: byAddress.deployment.url, 'Access-Control-Request-Method': 'GET' },
    });
    expect(preflight.status).toBe(204);
  });

  it('limit the requests of an API key together with its access tokens, separately from other keys', async () => {
    const world = await createWorld({ running: byCredential });
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

  it('return the limits of the address and the credential in one header', async () => {
    const { backend } = await createWorld({ running: byBoth });
    const policies = '"address-3600s";q=1000;w=3600, "credential-3600s";q=9;w=3600';
    const passed = await backend.get('/');
    expect([passed.status, passed.headers['ratelimit-policy']]).toEqual([200, policies]);
    expect(passed.headers['ratelimit']).toMatch(/^"address-3600s";r=\d+;t=\d+, "credential-3600s";r=8;t=3\d{3}$/);
    await Promise.all(Array.from({ length: 8 }, () => backend.get('/')));
    const { status, headers } = await backend.graphql('{ __typename }');
    expect([status, headers['ratelimit-policy']]).toEqual([429, policies]);
    expect(headers['ratelimit']).toMatch(/^"address-3600s";r=\d+;t=\d+, "credential-3600s";r=0;t=\d+$/);
  });

  it('return the limits of the checked customer key in the response to a key check', async () => {
    const own = await createWorld({ running: byBoth });
    const limited = await createGateway(own, { rate_limits: [rateLimitRule(5)] });
    const unlimited = await createGateway(await createWorld({ running: byBoth }), { rate_limits: [] });
    const shown = ({ headers }: HttpResponse) => [headers['ratelimit-policy'], headers['ratelimit']];
    const left = expect.stringMatching(/^"per_key-1-hour";r=4;t=\d+$/);
    expect(shown(await limited.check())).toEqual(['"per_key-1-hour";q=5;w=3600', left]);
    for (const response of [await unlimited.check(), await limited.check({ key: 'nothing' })]) {
      expect([response.status, ...shown(response)]).toEqual([200, undefined, undefined]);
    }
    const query = `mutation { verifyApiKey(input: { key: "nothing", anyApp: true }) { code } }`;
    expect(shown(await own.backend.graphql(query))).toEqual([undefined, undefined]);

    const both = [expect.stringContaining('"credential-3600s";q='), expect.stringContaining('"credential-3600s";r=')];
    const rejected = await limited.check({ permissions: '(' });
    expect([rejected.status, ...shown(rejected)]).toEqual([400, ...both]);
    const checks = [{ key: limited.key.key, app_name: limited.appName }];
    expect(shown(await own.backend.post('/api-auth/verify/batch', { checks }))).toEqual(both);
  });

  it('are counted in the database and apply while the configured Redis is unavailable', async () => {
    const limits = { RATE_LIMIT_PER_ADDRESS: '4/hour', RATE_LIMIT_PER_CREDENTIAL: '2/hour' };
    const running = await startOwnService({ ...limits, REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    try {
      const { backend } = await createWorld({ running });
      const responses = [await backend.get('/'), await backend.get('/'), await backend.get('/')];
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect((await from(running, '192.0.2.1')).status).toBe(401);
      expect((await from(running, '192.0.2.1')).status).toBe(429);
    } finally {
      await running.stop(0);
    }
  });

  it('are disabled unless they are configured', async () => {
    const { backend } = await createWorld();
    const { headers } = await backend.get('/');
    expect([headers['ratelimit'], headers['ratelimit-policy']]).toEqual([undefined, undefined]);
  });
});
