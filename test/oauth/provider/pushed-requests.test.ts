import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { follow, REDIRECT_URI, relyingParty } from '../../support/openid-client.ts';
import { basic, createOpenidParty, type OpenidParty } from '../../support/openid-party.ts';

type Fields = Readonly<Record<string, string>>;

interface Pushed {
  readonly request_uri?: string;
  readonly expires_in?: number;
  readonly error?: string;
}

const push = (party: OpenidParty, changes: Fields = {}, headers: Fields = basic(party.id)) =>
  party.send<Pushed>('POST', '/oauth/par', { form: party.parameters(changes), headers });

/** The query with which the browser brings a request that was pushed. */
async function reference(party: OpenidParty, changes: Fields = {}): Promise<URLSearchParams> {
  const { status, body } = await push(party, changes);
  expect(status).toBe(201);
  return new URLSearchParams({ client_id: party.id, request_uri: String(body.request_uri) });
}

/** Where the browser is in the end, after a request by reference. */
const open = ({ world, browser }: Pick<OpenidParty, 'world' | 'browser'>, query: URLSearchParams) =>
  follow(world, browser, `/oauth/authorize?${query}`);

const isBack = (url: URL) => url.origin + url.pathname === REDIRECT_URI;

describe('a pushed authorization request', () => {
  it('is brought by reference, and answered as if the browser had brought it', async () => {
    const party = await createOpenidParty();
    const { body, status } = await push(party, { nonce: 'n-1' });
    expect([status, body]).toEqual([
      201,
      { request_uri: expect.stringMatching(/^urn:ietf:params:oauth:request_uri:[\w-]{43}$/), expires_in: 60 },
    ]);
    const query = new URLSearchParams({ client_id: party.id, request_uri: String(body.request_uri) });
    const { url } = await open(party, query);
    expect([isBack(url), url.searchParams.get('state')]).toEqual([true, 's-1']);
    const { body: tokens } = await party.exchange(url.searchParams.get('code') ?? '');
    expect(tokens.scope).toBe('openid email');
  });

  it('is sent by openid-client', async () => {
    const party = await createOpenidParty();
    const { configuration } = await relyingParty(party.world);
    const state = client.randomState();
    const asked = { redirect_uri: REDIRECT_URI, scope: 'openid', state };
    const address = await client.buildAuthorizationUrlWithPAR(configuration, asked);
    expect([...address.searchParams.keys()].sort()).toEqual(['client_id', 'request_uri']);
    const { url } = await open(party, address.searchParams);
    const tokens = await client.authorizationCodeGrant(configuration, url, { expectedState: state });
    expect(tokens.claims()?.sub).toBe(party.browser.userId);
  });

  it('is used once, also by two requests at the same time', async () => {
    const party = await createOpenidParty();
    const query = await reference(party);
    const [one, other] = await Promise.all([open(party, query), open(party, query)]);
    expect([one, other].filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1);
    const { page } = await open(party, query);
    expect([page?.status, page?.text]).toEqual([400, expect.stringContaining('invalid_request_uri')]);
  });

  it('cannot be changed by the browser, or brought for another application', async () => {
    const party = await createOpenidParty();
    const changed = await reference(party, { scope: 'openid' });
    for (const [name, value] of Object.entries({ scope: 'openid email phone', state: 'other', prompt: 'login' })) {
      changed.set(name, value);
    }
    const { url } = await open(party, changed);
    expect([isBack(url), url.searchParams.get('state')]).toEqual([true, 's-1']);
    expect((await party.exchange(url.searchParams.get('code') ?? '')).body.scope).toBe('openid');
    const other = await party.beside({});
    const foreign = await reference(party);
    foreign.set('client_id', other.id);
    expect((await open(party, foreign)).url.searchParams.has('code')).toBe(false);
  });

  it('is not known to another deployment', async () => {
    const [party, other] = [await createOpenidParty(), await createOpenidParty()];
    const query = await reference(party);
    query.set('client_id', other.id);
    expect((await open(other, query)).page?.status).toBe(400);
  });

  it('waits for a user who signs in first, without showing what it asks for', async () => {
    const party = await createOpenidParty();
    const visitor = { ...party.browser, cookie: null };
    const query = await reference(party, { login_hint: 'ada@example.com', state: 'secret-state' });
    const { url } = await follow(party.world, visitor as never, `/oauth/authorize?${query}`);
    expect(url.pathname).toBe('/sign-in');
    const returned = new URL(String(url.searchParams.get('redirect_url')), url);
    expect([...returned.searchParams.keys()]).toEqual(['client_id', 'request_uri']);
    expect(url.href).not.toContain('secret-state');
    // The first reference was used.
    expect((await open(party, query)).page?.status).toBe(400);
    const { url: back } = await open(party, returned.searchParams);
    expect([isBack(back), back.searchParams.get('state')]).toEqual([true, 'secret-state']);
  });

  it('keeps what was done: a user who has confirmed the sign-in, or chosen an account, is not asked again', async () => {
    const party = await createOpenidParty();
    const pages = { login: '/user-profile/confirm', select_account: '/choose-account' };
    for (const [prompt, page] of Object.entries(pages)) {
      const { url } = await open(party, await reference(party, { prompt }));
      expect(url.pathname).toBe(page);
      const address = url.searchParams.get('redirect_url') ?? url.searchParams.get('return_to');
      const { url: back } = await open(party, new URL(String(address), url).searchParams);
      expect(isBack(back)).toBe(true);
    }
  });

  it('gets a refresh token with offline_access, and asks for resources, claims and a consent', async () => {
    const resource = 'https://files.example.com/';
    const party = await createOpenidParty({
      isFirstParty: false,
      resources: [{ identifier: resource, scopes: ['read'] }],
    });
    const scopes = [{ name: 'read', description: 'Read files' }];
    await party.world.backend.post('/oauth-resources', { identifier: resource, name: 'Files', scopes });
    const claims = JSON.stringify({ id_token: { email: { essential: true } } });
    const query = await reference(party, { scope: 'openid offline_access read', resource, claims });
    const cookies = new Map<string, string>();
    const { url: page } = await follow(party.world, party.browser, `/oauth/authorize?${query}`, cookies);
    expect(page.pathname).toBe('/oauth-consent');
    const request = page.searchParams.get('request');
    const { body } = await party.browser.post(`/oauth-consents/${request}/decision`, { granted: true });
    const { url } = await follow(party.world, party.browser, body.data.redirect_to, cookies);
    const { body: tokens } = await party.exchange(url.searchParams.get('code') ?? '');
    expect([tokens.scope, typeof tokens.refresh_token]).toEqual(['read', 'string']);
  });

  it('is sent to the account that it names, and comes back by reference', async () => {
    const party = await createOpenidParty();
    const { id_token: hint } = await party.tokens();
    const other = await openVerifiedBrowser(party.world, 'grace@example.com');
    const query = await reference(party, { id_token_hint: hint });
    const { url } = await follow(party.world, other, `/oauth/authorize?${query}`);
    expect(url.pathname).toBe('/choose-account');
    const returned = new URL(String(url.searchParams.get('return_to')), url);
    expect([...returned.searchParams.keys()]).toEqual(['client_id', 'request_uri']);
    expect(isBack((await open(party, returned.searchParams)).url)).toBe(true);
  });
});

describe('a request is not taken', () => {
  it('of an application that does not prove who it is, or asks for what it may not', async () => {
    const party = await createOpenidParty();
    const rejected = [
      await push(party, {}, basic(party.id, 'wrong')),
      await push(party, {}, {}),
      await push(party, { redirect_uri: 'https://evil.example.com/callback' }),
      await push(party, { response_type: 'token' }),
      await push(party, { request_uri: 'urn:ietf:params:oauth:request_uri:abc' }),
      await push(party, { state: 's'.repeat(20_000) }),
    ];
    expect(rejected.map(({ status, body }) => [status, body.error])).toEqual([
      [401, 'invalid_client'],
      [401, 'invalid_client'],
      [400, 'invalid_request'],
      [400, 'unsupported_response_type'],
      [400, 'request_uri_not_supported'],
      [400, 'invalid_request'],
    ]);
  });

  it('of many that come from one address, for an application without a secret', async () => {
    const party = await createOpenidParty({ type: 'browser', authMethod: 'none' });
    const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' };
    const statuses: number[] = [];
    for (let n = 0; n < 121; n += 1) statuses.push((await push(party, challenge, {})).status);
    expect([new Set(statuses.slice(0, 120)), statuses.at(-1)]).toEqual([new Set([201]), 400]);
  });
});

describe('an application that must push its requests', () => {
  it('gets no others, with a user who is signed in or not', async () => {
    const party = await createOpenidParty({ requirePushedAuthorizationRequests: true });
    expect((await party.returned())['error']).toBe('invalid_request');
    const visitor = { ...party.browser, cookie: null };
    const { url } = await follow(
      party.world,
      visitor as never,
      `/oauth/authorize?${new URLSearchParams(party.parameters())}`,
    );
    expect(url.searchParams.get('error')).toBe('invalid_request');
    const { url: back } = await open(party, await reference(party));
    expect(back.searchParams.has('code')).toBe(true);
  });

  it('is registered by hand, and the metadata name the address', async () => {
    const party = await createOpenidParty();
    const { backend, frontendHost } = party.world;
    const path = `/oauth-applications/${party.id}`;
    const { body } = await backend.patch(path, { require_pushed_authorization_requests: true });
    expect(body).toMatchObject({ require_pushed_authorization_requests: true });
    expect((await party.returned())['error']).toBe('invalid_request');
    const metadata = await party.send('GET', '/.well-known/openid-configuration');
    expect(metadata.body['pushed_authorization_request_endpoint']).toBe(`https://${frontendHost}/oauth/par`);
  });
});
