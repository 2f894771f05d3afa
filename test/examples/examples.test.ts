import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { describe, expect, it } from 'vitest';
import { keyChecker } from '../../examples/api-key-check.ts';
import { requireKey } from '../../examples/api-key-middleware.ts';
import { sessionVerifier } from '../../examples/verify-session-token.ts';
import { PASSWORD } from '../support/accounts.ts';
import { freePort } from '../support/free-port.ts';
import { sendRequest } from '../support/http.ts';
import { createGateway, rateLimitRule } from '../support/key-checks.ts';
import { startOwnService } from '../support/own-service.ts';
import { newDatabaseEnv, startProcess } from '../support/process.ts';
import type {
  DeploymentMetadataEnvelope,
  SessionTokenEnvelope,
  SignUpResultEnvelope,
} from '../support/rest-types/deployment.ts';
import { service } from '../support/service.ts';
import { createWorld } from '../support/world.ts';

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('examples/verify-session-token.ts', () => {
  it('verifies a token with the keys that a running service serves, and no other token', async () => {
    // Tokens name the address, which therefore has to be known before the start.
    const service = await startProcess({ ...(await newDatabaseEnv()), DEPLOYMENT_PORT: String(await freePort()) });
    try {
      const url = service.deploymentUrl;
      const signUp = { email: 'ada@example.com', password: PASSWORD };
      const { body, headers } = await sendRequest<SignUpResultEnvelope>({
        method: 'POST',
        url: `${url}/auth/signup`,
        body: signUp,
      });
      const cookie = String(headers['set-cookie']).split(';')[0] as string;
      const tokenFrom = async (path: string) =>
        (await sendRequest<SessionTokenEnvelope>({ method: 'GET', url: url + path, headers: { cookie } })).body.data
          .token;
      const meta = await sendRequest<DeploymentMetadataEnvelope>({ method: 'GET', url: `${url}/.well-known/meta` });

      const verify = sessionVerifier(url, meta.body.data.deployment_id);
      const token = await tokenFrom('/session/token');
      expect(await verify(token)).toMatchObject({
        sub: body.session.active_signin?.user_id,
        sid: expect.stringMatching(/^\d+$/),
      });
      await expect(verify(`${token.slice(0, -4)}AAAA`)).rejects.toThrow();
      await expect(sessionVerifier(url, 99)(token)).rejects.toThrow();

      const template = { name: 'other', claims: { aud: 'https://other.example' } };
      const credential = { authorization: `Bearer ${service.apiKey}` };
      await sendRequest({
        method: 'POST',
        url: `${service.backendUrl}/jwt-templates`,
        headers: credential,
        body: template,
      });
      await expect(verify(await tokenFrom('/session/token?template=other'))).rejects.toThrow();
    } finally {
      await service.stop();
    }
  });
});

describe('examples/api-key-check.ts', () => {
  it('checks a key, and throws when it receives no response', async () => {
    const world = await createWorld();
    const { appName, key } = await createGateway(
      world,
      { rate_limits: [rateLimitRule(5)] },
      { permissions: ['invoices:read'] },
    );
    const { url } = (await service()).backend;
    const check = keyChecker(url, await world.token(['api_auth_keys:verify']));
    const { result, headers } = await check({ key: key.key, app_name: appName, permissions: ['invoices:read'] });
    expect(result).toMatchObject({ valid: true, code: 'VALID', key_id: key.id });
    expect(headers.get('ratelimit')).toMatch(/^"per_key-1-hour";r=4;t=\d+$/);
    expect((await check({ key: 'nothing', app_name: appName })).result.code).toBe('NOT_FOUND');
    await expect(keyChecker(url, 'wrong')({ key: key.key, app_name: appName })).rejects.toThrow('401');
    await expect(check({ key: key.key, app_name: appName, permissions: '(' })).rejects.toThrow('400');
  });
});

describe('examples/api-key-middleware.ts', () => {
  it('guards an API: who has no good key, no right or no calls left does not get through', async () => {
    const world = await createWorld();
    const limits = { rate_limits: [rateLimitRule(2), rateLimitRule(9, 'per_ip')] };
    const { appName, key } = await createGateway(world, limits, { permissions: ['invoices:read'] });
    const check = keyChecker((await service()).backend.url, world.apiKey);
    const api = express();
    api.get('/invoices', requireKey(check, appName, 'invoices:read'), (_, res) => {
      res.json({ of: res.locals['key'].key_id });
    });
    api.post('/invoices', requireKey(check, appName, 'invoices:write'));
    const server = api.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `${addressOf(server)}/invoices`;
    const call = (credential: string | null, method = 'GET') =>
      sendRequest<{ code?: string }>({
        method,
        url,
        headers: credential === null ? {} : { authorization: `Bearer ${credential}` },
      });
    try {
      const passed = await call(key.key);
      expect([passed.status, passed.body]).toEqual([200, { of: key.id }]);
      expect(passed.headers['ratelimit']).toMatch(/^"per_key-1-hour";r=1;t=\d+, "per_ip-1-hour";r=8;t=\d+$/);
      expect(passed.headers['ratelimit-policy']).toBe('"per_key-1-hour";q=2;w=3600, "per_ip-1-hour";q=9;w=3600');
      for (const [credential, code] of [
        [null, 'MALFORMED'],
        [`${key.key.slice(0, -2)}__`, 'NOT_FOUND'],
      ] as const) {
        const rejected = await call(credential);
        expect([rejected.status, rejected.body, rejected.headers['ratelimit']]).toEqual([401, { code }, undefined]);
        expect(rejected.headers['www-authenticate']).toBe('Bearer');
      }
      const forbidden = await call(key.key, 'POST');
      expect([forbidden.status, forbidden.body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
      expect(forbidden.headers['www-authenticate']).toBeUndefined();
      expect((await call(key.key)).status).toBe(200);
      const limited = await call(key.key);
      expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3_000);
    } finally {
      server.close();
    }
  });

  it('lets nothing pass where the key could not be checked', async () => {
    const check = keyChecker((await service()).backend.url, 'wrong');
    const api = express().get('/', requireKey(check, 'any'), (_, res) => void res.json({}));
    const showError: ErrorRequestHandler = (error, _req, res, _next) => void res.status(503).json(error.message);
    const server = api.use(showError).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const { status, body } = await sendRequest({ method: 'GET', url: addressOf(server) });
      expect([status, body]).toEqual([503, 'The key could not be checked: 401']);
    } finally {
      server.close();
    }
  });

  it('passes on how long to wait where nothing can be counted, and no limits but the key’s', async () => {
    const running = await startOwnService({
      ...{ REDIS_URL: `redis://127.0.0.1:${await freePort()}`, REDIS_AWAY: 'closed' },
      RATE_LIMIT_PER_CREDENTIAL: '1000/hour',
    });
    try {
      const world = await createWorld({ running });
      const check = keyChecker(running.backend.url, world.apiKey);
      const [limited, unlimited] = [
        await createGateway(world, { rate_limits: [rateLimitRule(2)] }),
        await createGateway(world),
      ];
      const call = async ({ appName, key }: typeof limited) => {
        const api = express().get('/', requireKey(check, appName), (_, res) => void res.json({}));
        const server = api.listen(0, '127.0.0.1');
        await once(server, 'listening');
        const { status, headers } = await sendRequest({
          method: 'GET',
          url: addressOf(server),
          headers: { authorization: `Bearer ${key.key}` },
        });
        server.close();
        return [status, headers['retry-after'], headers['ratelimit'], headers['ratelimit-policy']];
      };
      expect(await call(limited)).toEqual([429, '5', undefined, undefined]);
      expect(await call(unlimited)).toEqual([200, undefined, undefined, undefined]);
    } finally {
      await running.stop(0);
    }
  });
});
