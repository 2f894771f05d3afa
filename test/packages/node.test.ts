import type { AddressInfo } from 'node:net';
import express from 'express';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as openid from 'openid-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOrdersApi } from '../../examples/protected-api.ts';
import { callerOf, requireAuth } from '../../packages/node/src/express.ts';
import { requireAuth as fastifyAuth } from '../../packages/node/src/fastify.ts';
import { requireAuth as honoAuth } from '../../packages/node/src/hono.ts';
import { type AuthOptions, createAuth } from '../../packages/node/src/index.ts';
import { createKeySet } from '../../packages/node/src/key-set.ts';
import { verifyToken } from '../../packages/node/src/verify-token.ts';
import { openVerifiedBrowser } from '../support/accounts.ts';
import { addApiAuthApp, addApiAuthKey } from '../support/api-auth-keys.ts';
import { boundToken, createBoundKey } from '../support/bound-keys.ts';
import { addResource, INVOICES } from '../support/oauth-applications.ts';
import { deploymentFetch, issuerOf, relyingParty } from '../support/openid-client.ts';
import { service } from '../support/service.ts';
import { createSessionToken } from '../support/session-tokens.ts';
import { openImpersonatedBrowser } from '../support/sign-in-tickets.ts';
import { createWorld, type World } from '../support/world.ts';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** A fetch that finds both hosts, and counts the requests for each path. */
function countedFetch(world: World) {
  const counts = new Map<string, number>();
  const onDeployment = deploymentFetch(world);
  const send = async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, origin } = new URL(input);
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    if (origin !== issuerOf(world)) return fetch(input, init);
    return onDeployment(String(input), { method: 'GET', headers: {}, body: undefined, redirect: 'manual' });
  };
  return { send: send as typeof fetch, counts };
}

function authOf(world: World, options: Partial<AuthOptions> = {}) {
  const { send, counts } = countedFetch(world);
  return { auth: createAuth({ url: issuerOf(world), fetch: send, ...options }), counts };
}

describe('a session token', () => {
  it('tells who the user is, and what the template says about the organization', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const withoutClaims = bearer(await createSessionToken(browser));
    await expect(authOf(world).auth.protect(withoutClaims, { permission: 'organization:read' })).rejects.toThrow(
      'The session token has no claim `org_permissions`: add it with a default JWT template.',
    );
    const claims = { org_id: '{{organization.id}}', org_permissions: '{{organization_membership.permissions}}' };
    await world.backend.post('/jwt-templates', { name: 'session', is_default: true, claims });
    const { body } = await browser.post('/organizations', { name: 'Northwind' });
    const organizationId = body.data.id;
    const { auth, counts } = authOf(world);
    const token = await createSessionToken(browser);
    const caller = await auth.protect(bearer(token), { permission: ['organization:admin'], organizationId });
    expect(caller).toMatchObject({ kind: 'session', userId: browser.userId, organizationId, impersonator: null });
    expect(caller.has({ permission: 'invoices:approve' })).toBe(false);
    expect(caller.has({ organizationId: '1' })).toBe(false);
    await expect(auth.protect(bearer(token), { permission: 'invoices:approve' })).rejects.toMatchObject({
      status: 403,
      message: 'The caller lacks a permission, scope or organization: {"permission":"invoices:approve"}.',
    });
    await Promise.all(Array.from({ length: 20 }, () => auth.protect(bearer(token))));
    expect(Object.fromEntries(counts)).toEqual({ '/.well-known/jwks.json': 1, '/.well-known/meta': 1 });
  });

  it('names the member of staff who impersonates the user', async () => {
    const world = await createWorld();
    const { userId } = await openVerifiedBrowser(world);
    const { browser } = await openImpersonatedBrowser(world, userId);
    const caller = await authOf(world).auth.authenticate(bearer(await createSessionToken(browser)));
    expect(caller).toMatchObject({ userId, impersonator: expect.any(String) });
  });

  it('is accepted after the keys were rotated, with one more request for the keys', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const { auth, counts } = authOf(world);
    await auth.protect(bearer(await createSessionToken(browser)));
    await world.backend.post('/settings/signing-keys/rotate', {});
    await expect(auth.protect(bearer(await createSessionToken(browser)))).resolves.toMatchObject({ kind: 'session' });
    expect(counts.get('/.well-known/jwks.json')).toBeLessThanOrEqual(2);
  });

  it('of another deployment is rejected, and so is a request without a credential', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const token = await createSessionToken(await openVerifiedBrowser(other));
    const { auth } = authOf(world);
    await expect(auth.authenticate(bearer(token))).rejects.toMatchObject({ code: 'UNKNOWN_KEY', status: 401 });
    await expect(auth.authenticate({ headers: {} })).resolves.toBeNull();
    await expect(auth.protect({ headers: new Headers() })).rejects.toMatchObject({ code: 'NO_CREDENTIAL' });
    await expect(auth.protect(bearer('opaque'))).rejects.toMatchObject({ code: 'CREDENTIAL_NOT_ACCEPTED' });
  });
});

describe('an access token', () => {
  it('is accepted for the resource that it names, with its scopes, and only where it is declared', async () => {
    const world = await createWorld();
    await addResource(world);
    const resource = INVOICES.identifier;
    const resources = [{ identifier: resource, scopes: ['invoices:read'] }];
    const { id, configuration } = await relyingParty(world, { type: 'machine', scopes: [], resources });
    const { access_token } = await openid.clientCredentialsGrant(configuration, { scope: 'invoices:read', resource });
    const { auth } = authOf(world, { accessTokensFor: resource, sessions: false });
    const caller = await auth.protect(bearer(access_token), { scope: 'invoices:read' });
    expect(caller).toMatchObject({ kind: 'access_token', clientId: id, userId: null });
    await expect(auth.protect(bearer(access_token), { scope: 'invoices:write' })).rejects.toMatchObject({
      status: 403,
    });
    const elsewhere = authOf(world, { accessTokensFor: 'https://api.example.com/other' }).auth;
    await expect(elsewhere.protect(bearer(access_token))).rejects.toMatchObject({ code: 'WRONG_AUDIENCE' });
    await expect(authOf(world).auth.protect(bearer(access_token))).rejects.toMatchObject({
      code: 'CREDENTIAL_NOT_ACCEPTED',
    });
  });
});

describe('an access token that is bound to a key', () => {
  const ORIGIN = 'https://invoices.example.com';
  const PATH = '/v1/invoices';

  async function boundCalls() {
    const world = await createWorld();
    const { id, token, key, resource } = await boundToken(world);
    const { auth } = authOf(world, { accessTokensFor: resource, origin: ORIGIN });
    const protect = (
      proof: string | null,
      { method = 'GET', url = `${PATH}?page=2`, scheme = 'DPoP', by = auth } = {},
    ) =>
      by.protect({
        headers: { authorization: `${scheme} ${token}`, ...(proof !== null && { dpop: proof }) },
        method,
        url,
      });
    return { world, id, token, key, protect, resource };
  }

  it('is accepted with a proof of the key, once for each', async () => {
    const { id, token, key, protect } = await boundCalls();
    const proof = await key.proof('GET', ORIGIN + PATH, token);
    await expect(protect(proof)).resolves.toMatchObject({ kind: 'access_token', clientId: id });
    await expect(protect(proof)).rejects.toMatchObject({ code: 'INVALID_KEY_PROOF', status: 401 });
    const next = await key.proof('POST', `${ORIGIN}${PATH}?ignored#part`, token);
    await expect(protect(next, { method: 'POST' })).resolves.toMatchObject({ clientId: id });
  });

  it('is rejected as a bearer, without the key, and with a proof for something else', async () => {
    const { token, key, protect } = await boundCalls();
    const [other, url] = [await createBoundKey(), ORIGIN + PATH];
    await expect(protect(await key.proof('GET', url, token), { scheme: 'Bearer' })).rejects.toMatchObject({
      code: 'CREDENTIAL_NOT_ACCEPTED',
    });
    const iat = Math.floor(Date.now() / 1_000);
    const wrong = [
      null,
      '',
      'a.b.c',
      `${'a'.repeat(5_000)}.b.c`,
      await other.proof('GET', url, token),
      await key.proof('POST', url, token),
      await key.proof('GET', `${ORIGIN}/v1/other`, token),
      await key.proof('GET', `https://other.example.com${PATH}`, token),
      await key.proof('GET', url, 'another token'),
      await key.proof('GET', url, token, { claims: { iat: iat - 600 } }),
      await key.proof('GET', url, token, { claims: { iat: iat + 600 } }),
      await key.proof('GET', url, token, { claims: { jti: undefined } }),
      await key.proof('GET', url, token, { header: { typ: 'JWT' } }),
      await key.proof('GET', url, token, { header: { jwk: key.privateJwk } }),
      (await key.proof('GET', url, token)).replace(/\.[^.]+$/, '.AAAA'),
    ];
    for (const proof of wrong) await expect(protect(proof)).rejects.toMatchObject({ status: 401 });
  });

  it('is rejected by an API that does not say at which origin it is', async () => {
    const { world, token, key, protect, resource } = await boundCalls();
    const { auth: by } = authOf(world, { accessTokensFor: resource });
    const proof = await key.proof('GET', ORIGIN + PATH, token);
    await expect(protect(proof, { by })).rejects.toMatchObject({ code: 'CREDENTIAL_NOT_ACCEPTED' });
  });

  it('is needed for a proof: a token that is not bound, or another credential, comes as a bearer', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const token = await createSessionToken(browser);
    const { proof } = await createBoundKey();
    const headers = { authorization: `DPoP ${token}`, dpop: await proof('GET', ORIGIN + PATH, token) };
    const { auth } = authOf(world, { origin: ORIGIN });
    await expect(auth.protect({ headers, method: 'GET', url: PATH })).rejects.toMatchObject({ status: 401 });
  });

  it('is accepted by the middleware of Express below the path of a router', async () => {
    const { token, key, world, resource } = await boundCalls();
    const { auth } = authOf(world, { accessTokensFor: resource, origin: ORIGIN });
    const router = express.Router().get('/invoices', requireAuth(auth), (_, response) => void response.json({}));
    const server = express().use('/v1', router).listen(0);
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const headers = { authorization: `DPoP ${token}`, dpop: await key.proof('GET', ORIGIN + PATH, token) };
    const answer = await fetch(`http://127.0.0.1:${port}${PATH}?page=1`, { headers });
    expect(answer.status).toBe(200);
  });
});

describe('an API key of a customer', () => {
  it('is checked with its app, its permissions and its rate limits', async () => {
    const world = await createWorld();
    const { backend } = await service();
    const appName = await addApiAuthApp(world, {
      rate_limits: [{ unit: 'minute', duration: 1, max_requests: 2, mode: 'per_key' }],
    });
    const { key } = await addApiAuthKey(world, appName, { permissions: ['orders:read'] });
    const apiKeys = { backendUrl: backend.url, credential: () => world.apiKey, appName };
    const { auth } = authOf(world, { apiKeys });
    await expect(auth.protect(bearer(key), { permission: 'orders:read' })).resolves.toMatchObject({ kind: 'api_key' });
    await expect(auth.protect(bearer(key), { permission: 'orders:write' })).rejects.toMatchObject({ status: 403 });
    await expect(auth.protect(bearer(key))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
    });
    await expect(auth.protect(bearer(`${key}x`))).rejects.toMatchObject({ code: 'INVALID_API_KEY', status: 401 });
    const wrong = authOf(world, { apiKeys: { ...apiKeys, credential: 'wrong' } }).auth;
    await expect(wrong.protect(bearer(key))).rejects.toMatchObject({
      code: 'GATEHOUSE_UNAVAILABLE',
      status: 503,
      message: expect.stringContaining('Set `apiKeys.credential` to a backend API key of this deployment.'),
    });
    const { key: limited } = (await world.backend.post('/api-keys', { name: 'Limited', scopes: ['users:read'] })).body;
    const unscoped = authOf(world, { apiKeys: { ...apiKeys, credential: limited } }).auth;
    await expect(unscoped.protect(bearer(key))).rejects.toThrow(/api_auth_keys:verify/);
  });
});

describe('the middleware', () => {
  it('of Express lets a signed-in user pass, and answers others with the code', async () => {
    const world = await createWorld();
    const { auth } = authOf(world);
    const app = express();
    app.get('/orders', requireAuth(auth), (_, response) => response.json({ user: callerOf(response).has({}) }));
    const server = app.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((listening) => server.once('listening', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`;
    const token = await createSessionToken(await openVerifiedBrowser(world));
    const passed = await fetch(url, bearer(token));
    expect([passed.status, await passed.json()]).toEqual([200, { user: true }]);
    const rejected = await fetch(url);
    expect([rejected.status, rejected.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await rejected.json()).toMatchObject({ code: 'NO_CREDENTIAL' });
  });

  it('of Fastify and Hono answers with the same status and headers', async () => {
    const { auth } = authOf(await createWorld());
    const sent: unknown[] = [];
    const keep = (value: unknown) => {
      sent.push(value);
      return reply;
    };
    const reply = { code: keep, headers: keep, send: keep };
    await fastifyAuth(auth)({ method: 'GET', headers: {}, ip: '127.0.0.1' }, reply);
    expect(sent).toEqual([401, { 'WWW-Authenticate': 'Bearer' }, expect.objectContaining({ code: 'NO_CREDENTIAL' })]);
    const raw = new Request('https://shop.example.com/orders');
    const response = await honoAuth(auth)({ req: { raw } }, async () => expect.fail('The request has no credential.'));
    expect([response?.status, response?.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});

it('examples/protected-api.ts answers a request without a token with 401', async () => {
  const server = createOrdersApi('https://accounts.example.com').listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once('listening', listening));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect([response.status, await response.json()]).toEqual([401, { code: 'NO_CREDENTIAL' }]);
});

describe('the verification of a token', () => {
  const expected = { issuer: 'https://accounts.example.com', audience: 'urn:gatehouse:session:1', type: 'session+jwt' };
  const now = 1_800_000_000;

  async function signer() {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' };
    const requests: string[] = [];
    const state = { fails: false, now: 0 };
    const send = async (url: string) => {
      requests.push(url);
      if (state.fails) throw new TypeError('fetch failed');
      return Response.json({ keys: [jwk, { kty: 'RSA', kid: 'other', n: 'AQAB', e: 'AQAB' }] });
    };
    const keys = createKeySet('https://accounts.example.com/jwks', {
      fetch: send as typeof fetch,
      now: () => state.now,
    });
    const sign = (claims = {}, header = {}) =>
      new SignJWT({ iss: expected.issuer, aud: expected.audience, sub: '7', iat: now, exp: now + 60, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'session+jwt', ...header })
        .sign(privateKey);
    return { keys, sign, requests, state };
  }

  it.each<[string, string, object, object]>([
    ['another issuer', 'WRONG_ISSUER', { iss: 'https://evil.example.com' }, {}],
    ['an issuer with a slash more', 'WRONG_ISSUER', { iss: 'https://accounts.example.com/' }, {}],
    ['another audience', 'WRONG_AUDIENCE', { aud: 'urn:gatehouse:session:2' }, {}],
    ['no audience', 'WRONG_AUDIENCE', { aud: undefined }, {}],
    ['an end in the past', 'TOKEN_EXPIRED', { exp: now - 11 }, {}],
    ['no end', 'MALFORMED_TOKEN', { exp: undefined }, {}],
    ['a start in ten minutes, because a clock is wrong', 'TOKEN_NOT_VALID_YET', { iat: now + 600, exp: now + 660 }, {}],
    ['another type', 'MALFORMED_TOKEN', {}, { typ: 'at+jwt' }],
    ['no type', 'MALFORMED_TOKEN', {}, { typ: undefined }],
    ['an extension that must be understood', 'MALFORMED_TOKEN', {}, { crit: ['b64'], b64: true }],
    ['an unknown key', 'UNKNOWN_KEY', {}, { kid: 'two' }],
  ])('rejects one with %s', async (_, code, claims, header) => {
    const { keys, sign } = await signer();
    const token = await sign(claims, header);
    await expect(verifyToken(token, keys, expected, now * 1_000)).rejects.toMatchObject({ name: 'AuthError', code });
  });

  it('rejects one that was changed, or is signed in another way', async () => {
    const { keys, sign } = await signer();
    const token = await sign();
    await expect(verifyToken(token, keys, expected, now * 1_000)).resolves.toMatchObject({ sub: '7' });
    const [head = '', body = '', signature = ''] = token.split('.');
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const none = encoded({ alg: 'none', kid: 'one', typ: 'session+jwt' });
    const hmac = encoded({ alg: 'HS256', kid: 'one', typ: 'session+jwt' });
    const changed = encoded({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: '8' });
    for (const [forged, code] of [
      [`${head}.${changed}.${signature}`, 'INVALID_SIGNATURE'],
      [`${head}.${body}.`, 'INVALID_SIGNATURE'],
      [`${none}.${body}.`, 'MALFORMED_TOKEN'],
      [`${hmac}.${body}.${signature}`, 'MALFORMED_TOKEN'],
      [`${token}.more`, 'MALFORMED_TOKEN'],
      ['not a token', 'MALFORMED_TOKEN'],
      [`${head}.${'x'.repeat(20_000)}.${signature}`, 'MALFORMED_TOKEN'],
    ] as const) {
      await expect(verifyToken(forged, keys, expected, now * 1_000)).rejects.toMatchObject({ code });
    }
  });

  it('reads the keys once for tokens with unknown keys, and keeps those that it knows while they cannot be read', async () => {
    const { keys, sign, requests, state } = await signer();
    const unknown = await sign({}, { kid: 'two' });
    const verify = (token: string) => verifyToken(token, keys, expected, now * 1_000);
    await Promise.allSettled(Array.from({ length: 50 }, () => verify(unknown)));
    await Promise.allSettled(Array.from({ length: 50 }, () => verify(unknown)));
    expect(requests).toHaveLength(1);
    state.fails = true;
    state.now = 11 * 60_000;
    const token = await sign();
    await expect(verify(token)).resolves.toMatchObject({ sub: '7' });
    expect(requests).toHaveLength(2);
    state.now += 24 * 60 * 60_000;
    await expect(verify(token)).rejects.toMatchObject({ code: 'GATEHOUSE_UNAVAILABLE', status: 503 });
  });
});
