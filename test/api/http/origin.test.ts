import express from 'express';
import { describe, expect, test } from 'vitest';
import { clientAddress } from '../../../src/api/http/client-address.ts';
import { cors, originCheck, ownOrigins } from '../../../src/api/http/origin.ts';
import { requestId } from '../../../src/api/http/request-id.ts';
import { stateOf } from '../../../src/api/http/request-state.ts';
import { appOf, serve } from './support.ts';

const LISTED = 'https://app.example.com';
const HOST = 'id.example.com';

/** A deployment host at http://id.example.com whose public URL is https and which allows one other origin. */
function deploymentHost(allowed: readonly string[] = [LISTED]) {
  const originsOf: Parameters<typeof cors>[0] = (res) => ({
    own: ownOrigins(stateOf(res).client, HOST, `https://${HOST}`),
    allowed,
  });
  return appOf(requestId(), clientAddress([]), cors(originsOf), originCheck(originsOf), express.json());
}

async function calling(headers: Record<string, string>, method = 'POST', path = '/auth/signin') {
  const call = await serve(deploymentHost());
  return call({ method, path, headers: { host: HOST, ...headers } });
}

describe('the Origin check', () => {
  test.each([
    ['a listed origin', { origin: LISTED }],
    ['the requested origin', { origin: `http://${HOST}` }],
    ['the public URL', { origin: `https://${HOST}` }],
    ['a server or curl, which sends neither header', {}],
    ['a page of the same origin', { 'sec-fetch-site': 'same-origin' }],
    ['what a person typed', { 'sec-fetch-site': 'none' }],
  ])('accepts a POST from %s', async (_, headers) => {
    expect(await calling(headers as Record<string, string>)).toMatchObject({ status: 200 });
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['null', { origin: 'null' }],
    ['a listed host under another scheme', { origin: 'http://app.example.com' }],
    ['a listed host at another port', { origin: `${LISTED}:8443` }],
    ['a name that begins like a listed one', { origin: `${LISTED}.evil.example` }],
    ['two origins, one of them listed', { origin: `${LISTED}, https://evil.example` }],
    ['another origin that claims to be the same', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['another port of the own host', { origin: `http://${HOST}:3000` }],
    ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('rejects a POST from %s', async (_, headers) => {
    const response = await calling(headers as Record<string, string>);
    expect(response).toMatchObject({ status: 403, json: { code: 'ORIGIN_NOT_ALLOWED' } });
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])('checks %s like POST', async (method) => {
    expect((await calling({ origin: 'https://evil.example' }, method)).status).toBe(403);
  });

  test.each(['GET', 'HEAD'])('accepts %s from any origin, for /graphql too', async (method) => {
    expect((await calling({ origin: 'https://evil.example' }, method, '/graphql')).status).toBe(200);
  });

  test('rejects the origin null even if the allowed origins contain it', async () => {
    const call = await serve(deploymentHost(['null']));
    expect((await call({ method: 'POST', headers: { host: HOST, origin: 'null' } })).status).toBe(403);
  });

  test('does not count the public URL as an own origin of another deployment', () => {
    const client = {
      ip: '',
      host: 'b.example',
      origin: 'http://b.example',
      scheme: 'http',
      isForwarded: false,
    } as const;
    expect(ownOrigins(client, 'b.example', `https://${HOST}`)).toEqual(['http://b.example']);
  });
});

describe('CORS', () => {
  test('returns an allowed origin with credentials, and varies by origin', async () => {
    const { headers } = await calling({ origin: LISTED }, 'GET', '/me');
    expect(headers['access-control-allow-origin']).toBe(LISTED);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(headers['access-control-expose-headers']).toBe(
      'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, X-Development-Session, ETag, Idempotency-Replayed',
    );
    expect(headers.vary).toBe('Origin');
  });

  test.each([LISTED, 'https://evil.example'])('varies responses to %s by origin', async (origin) => {
    expect((await calling({ origin }, 'GET', '/me')).headers.vary).toContain('Origin');
    expect((await calling({}, 'GET', '/me')).headers.vary).toContain('Origin');
  });

  test('returns no CORS headers to another origin', async () => {
    const { headers } = await calling({ origin: 'https://evil.example' }, 'GET', '/me');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('lets an allowed origin read errors', async () => {
    const failing = appOf(
      clientAddress([]),
      cors(() => ({ own: [], allowed: [LISTED] })),
      originCheck(() => ({ own: [], allowed: [] })),
    );
    const call = await serve(failing);
    const response = await call({ method: 'POST', headers: { origin: LISTED } });
    expect(response.status).toBe(403);
    expect(response.headers['access-control-allow-origin']).toBe(LISTED);
  });

  test('responds to a preflight before all other checks, with the allowed methods and headers', async () => {
    const preflight = { origin: LISTED, 'access-control-request-method': 'POST' };
    const { status, headers, body } = await calling(preflight, 'OPTIONS', '/me/nothing-there');
    expect({ status, body }).toEqual({ status: 204, body: '' });
    expect(headers['access-control-allow-origin']).toBe(LISTED);
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
    expect(headers['access-control-allow-headers']).toBe(
      'Authorization, DPoP, Content-Type, X-Request-Id, X-Development-Session, Idempotency-Key, If-Match, If-None-Match',
    );
    expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0);
  });

  test('responds to a preflight of another origin without permission', async () => {
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const { status, headers } = await calling(preflight, 'OPTIONS');
    expect(status).toBe(204);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each(['/.well-known/meta', '/.well-known/jwk', '/.well-known/jwks.json', '/.well-known/webauthn'])(
    'lets any page read %s without credentials',
    async (path) => {
      const { headers } = await calling({ origin: 'https://anyone.example' }, 'GET', path);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  test('sets no CORS headers on the backend host', async () => {
    const call = await serve(appOf(requestId(), clientAddress([])));
    const { headers } = await call({ headers: { origin: LISTED } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
