import { request } from 'node:http';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID } from '../../../src/cli/dev-provider/authorization-request.ts';
import { type DevProvider, startDevProvider } from '../../../src/cli/dev-provider/dev-provider.ts';
import { PEOPLE } from '../../../src/cli/dev-provider/people.ts';

const REDIRECT_URI = 'http://acme.localhost:4001/auth/sso/callback/dev';

let provider: DevProvider;
let configuration: client.Configuration;

beforeAll(async () => {
  provider = await startDevProvider({ redirectUris: [REDIRECT_URI], people: PEOPLE });
  configuration = await client.discovery(new URL(provider.issuer), CLIENT_ID, undefined, client.None(), {
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  });
});

afterAll(() => provider.close());

/** A request of the service, and what its response must match. */
async function newRequest(changes: Record<string, string> = {}) {
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: REDIRECT_URI,
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...changes,
  });
  return { url, checks: { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier } };
}

const open = (url: URL | string) => fetch(url, { redirect: 'manual' });

/** Opens the page, sends one of its forms and returns where it leads. */
async function choose(url: URL, fields: Record<string, string>): Promise<URL> {
  const page = await (await open(url)).text();
  const [, requestId = ''] = /name="request" value="([\w-]+)"/.exec(page) ?? [];
  const body = new URLSearchParams({ request: requestId, ...fields });
  const response = await fetch(`${provider.issuer}/sign-in`, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') as string);
}

async function signInAs(fields: Record<string, string>, changes: Record<string, string> = {}) {
  const { url, checks } = await newRequest(changes);
  const tokens = await client.authorizationCodeGrant(configuration, await choose(url, fields), checks);
  return { tokens, claims: tokens.claims() as client.IDToken };
}

describe('the development provider', () => {
  it('completes an authorization code flow that openid-client checks', async () => {
    const { tokens, claims } = await signInAs({ person: 'dev-noor' });
    const expected = {
      sub: 'dev-noor',
      name: 'Noor Haddad',
      given_name: 'Noor',
      family_name: 'Haddad',
      email: 'noor.haddad@people.example',
      email_verified: true,
    };
    expect(claims).toMatchObject({ ...expected, iss: provider.issuer, aud: CLIENT_ID, auth_time: expect.any(Number) });
    expect(await client.fetchUserInfo(configuration, tokens.access_token, 'dev-noor')).toEqual(expected);
    expect(tokens.refresh_token).toBeUndefined();
  });

  it('signs in a person with an unverified address, one without, and one of the form', async () => {
    expect((await signInAs({ person: 'dev-mateo' })).claims).toMatchObject({ email_verified: false });
    expect((await signInAs({ person: 'dev-kim' })).claims).not.toHaveProperty('email');
    const ada = { name: 'Ada King Lovelace', email: 'ada@people.example', verified: 'true' };
    const { claims } = await signInAs(ada);
    expect(claims).toMatchObject({ given_name: 'Ada', family_name: 'King Lovelace', email_verified: true });
    expect((await signInAs(ada)).claims.sub).toBe(claims.sub);
    expect((await signInAs({ ...ada, email: 'other@people.example' })).claims.sub).not.toBe(claims.sub);
    expect((await signInAs({ name: 'Ada', email: '' }, { scope: 'openid' })).claims).not.toHaveProperty('name');
  });

  it('returns the denial of a person who cancels', async () => {
    const { url, checks } = await newRequest();
    const returned = await choose(url, { cancel: 'true' });
    await expect(client.authorizationCodeGrant(configuration, returned, checks)).rejects.toMatchObject({
      error: 'access_denied',
    });
  });

  it('gives a refresh token for offline access, which can be used once', async () => {
    const { tokens } = await signInAs({ person: 'dev-noor' }, { scope: 'openid offline_access' });
    const refresh = tokens.refresh_token as string;
    const next = await client.refreshTokenGrant(configuration, refresh);
    expect(next.access_token).not.toBe(tokens.access_token);
    expect(next.refresh_token).not.toBe(refresh);
    await expect(client.refreshTokenGrant(configuration, refresh)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('exchanges a code once, for its redirect URI and its verifier', async () => {
    const { url, checks } = await newRequest();
    const returned = await choose(url, { person: 'dev-noor' });
    const wrong = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
    await expect(client.authorizationCodeGrant(configuration, returned, wrong)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(client.authorizationCodeGrant(configuration, returned, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('sends no browser to a URL that is not registered, nor for another client', async () => {
    for (const changes of [
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: `${REDIRECT_URI}/` },
      { client_id: 'other' },
    ] as Record<string, string>[]) {
      const response = await open((await newRequest(changes)).url);
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      expect(await response.text()).toContain('not from the service that started this provider');
    }
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: 'short' }],
    ['invalid_request', { response_mode: 'form_post' }],
    ['invalid_scope', { scope: 'email' }],
    ['login_required', { prompt: 'none' }],
  ])('returns %s for a request with %o', async (error, changes) => {
    const response = await open((await newRequest(changes as unknown as Record<string, string>)).url);
    const { searchParams } = new URL(response.headers.get('location') as string);
    expect([searchParams.get('error'), searchParams.get('iss')]).toEqual([error, provider.issuer]);
  });

  it('uses a page once', async () => {
    const { url } = await newRequest();
    const page = await (await open(url)).text();
    const [, requestId = ''] = /name="request" value="([\w-]+)"/.exec(page) ?? [];
    const body = new URLSearchParams({ request: requestId, person: 'dev-noor' });
    const send = () => fetch(`${provider.issuer}/sign-in`, { method: 'POST', body, redirect: 'manual' });
    expect([(await send()).status, (await send()).status]).toEqual([303, 400]);
  });

  it('answers only requests to its address, so that no name of another site leads to it', async () => {
    const { port } = new URL(provider.issuer);
    const status = await new Promise((answered, failed) =>
      request({ host: '127.0.0.1', port, path: '/authorize', headers: { host: `evil.example:${port}` } }, (response) =>
        answered(response.resume().statusCode),
      )
        .on('error', failed)
        .end(),
    );
    expect(status).toBe(421);
  });

  it('escapes what it shows, and allows no scripts', async () => {
    const response = await open((await newRequest()).url);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://acme.localhost:4001");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(await response.text()).not.toContain('<script');
  });

  it('rejects unknown tokens, long forms and other paths', async () => {
    const userinfo = await fetch(`${provider.issuer}/userinfo`, { headers: { authorization: 'Bearer no' } });
    const long = await fetch(`${provider.issuer}/token`, { method: 'POST', body: 'a'.repeat(20_000) });
    const other = await fetch(`${provider.issuer}/`);
    expect([userinfo.status, long.status, other.status]).toEqual([401, 400, 404]);
  });
});
