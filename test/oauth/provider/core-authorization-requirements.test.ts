import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { follow, issuerOf, REDIRECT_URI } from '../../support/openid-client.ts';
import { cookieOf, createOpenidParty, type OpenidParty, type Requirement } from '../../support/openid-party.ts';

let party: OpenidParty;
let partner: OpenidParty;
beforeAll(async () => {
  party = await createOpenidParty();
  partner = await party.beside({ isFirstParty: false });
});

/** A request that is answered with a code, although it has these parameters. */
const accepts = (parameters: Record<string, string>) => async () => {
  const returned = await party.returned(parameters);
  expect(returned).toMatchObject({ at: REDIRECT_URI, code: expect.any(String), state: 's-1' });
};

/** A request whose error returns to the application. */
const answers = (parameters: Record<string, string>, error: string) => async () => {
  const returned = await party.returned(parameters);
  expect(returned).toMatchObject({ at: REDIRECT_URI, error, state: 's-1', iss: issuerOf(party.world) });
  expect(returned).not.toHaveProperty('code');
};

/** A request that leads to a page, and on to the application when the user has acted there. */
const leadsTo = (parameters: Record<string, string>, pathname: string) => async () => {
  const { url } = await party.authorize(parameters);
  expect(url.pathname).toBe(pathname);
  await party.browser.post('/me/reauthenticate', { password: PASSWORD });
  const back = url.searchParams.get('redirect_url') ?? url.searchParams.get('return_to') ?? '';
  expect((await follow(party.world, party.browser, back)).url.href).toContain(`${REDIRECT_URI}?code=`);
};

const REQUIREMENTS: readonly Requirement[] = [
  ['3.1.2.1', 'accepts the parameters in the query of GET', accepts({})],
  [
    '3.1.2.1',
    'accepts the parameters in the form of POST',
    async () => {
      const form = party.parameters();
      const { status, headers } = await party.send('POST', '/oauth/authorize', {
        form,
        headers: cookieOf(party.browser),
      });
      expect(status).toBe(303);
      const { url } = await follow(party.world, party.browser, String(headers['location']));
      expect(url.href).toContain(`${REDIRECT_URI}?code=`);
    },
  ],
  [
    '3.1.2.1',
    'gives an ID token only for the scope openid',
    async () => {
      expect(await party.tokens({ scope: 'openid' })).toHaveProperty('id_token');
      expect(await party.tokens({ scope: 'email' })).not.toHaveProperty('id_token');
    },
  ],
  ['3.1.2.1', 'ignores scopes that it does not know', accepts({ scope: 'openid unknown' })],
  [
    '3.1.2.1',
    'returns the state as it was sent, and none that was not sent',
    async () => {
      const state = 'a b+c&d=é/%';
      expect(await party.returned({ state })).toMatchObject({ state });
      expect(await party.returned({ state: '' })).not.toHaveProperty('state');
    },
  ],
  [
    '3.1.2.1',
    'returns the parameters in the fragment for response_mode=fragment',
    async () => {
      const { url } = await party.authorize({ response_mode: 'fragment' });
      expect(url.search).toBe('');
      expect(new URLSearchParams(url.hash.slice(1)).get('code')).not.toBe(null);
    },
  ],
  [
    '3.1.2.1',
    'returns the parameters in a form for response_mode=form_post',
    async () => {
      const { page } = await party.authorize({ response_mode: 'form_post' });
      expect(page?.status).toBe(200);
      expect(page?.text).toContain(`action="${REDIRECT_URI}"`);
      expect(page?.text).toMatch(/<input type="hidden" name="code" value="[\w-]+"/);
    },
  ],
  ...['page', 'popup', 'touch', 'wap'].map(
    (display): Requirement => ['3.1.2.1', `accepts display=${display}`, accepts({ display })],
  ),
  ['3.1.2.1', 'shows no page for prompt=none', accepts({ prompt: 'none' })],
  [
    '3.1.2.1',
    'answers login_required for prompt=none without a signed-in user',
    async () => {
      const returned = await party.returned({ prompt: 'none' }, party.world.browser());
      expect(returned).toMatchObject({ error: 'login_required', state: 's-1' });
    },
  ],
  [
    '3.1.2.1',
    'answers consent_required for prompt=none without a consent',
    async () => {
      expect(await partner.returned({ prompt: 'none' })).toMatchObject({ error: 'consent_required' });
    },
  ],
  [
    '3.1.2.1',
    'answers invalid_request for prompt=none with another value',
    answers({ prompt: 'none login' }, 'invalid_request'),
  ],
  ['3.1.2.1', 'authenticates the user again for prompt=login', leadsTo({ prompt: 'login' }, '/user-profile/confirm')],
  [
    '3.1.2.1',
    'asks for the account for prompt=select_account',
    leadsTo({ prompt: 'select_account' }, '/choose-account'),
  ],
  [
    '3.1.2.1',
    'asks for the consent for prompt=consent',
    async () => {
      expect((await partner.authorize({ prompt: 'consent' })).url.pathname).toBe('/oauth-consent');
    },
  ],
  [
    '3.1.2.1',
    'authenticates the user again when the sign-in is older than max_age',
    leadsTo({ max_age: '0' }, '/user-profile/confirm'),
  ],
  [
    '3.1.2.1',
    'adds auth_time for max_age',
    async () => {
      const { id_token } = await party.tokens({ max_age: '600' });
      const age = Date.now() / 1_000 - Number(decodeJwt(id_token)['auth_time']);
      expect(age).toBeLessThan(600);
    },
  ],
  ['3.1.2.1', 'accepts ui_locales that it does not have', accepts({ ui_locales: 'tlh' })],
  [
    '3.1.2.1',
    'shows its pages in the first of ui_locales that it has',
    async () => {
      const visitor = party.world.browser();
      const { page } = await party.authorize({ ui_locales: 'tlh fr-CA de' }, visitor);
      expect(page?.text).toContain('<html lang="fr"');
      const consent = await partner.authorize({ ui_locales: 'de', prompt: 'consent' });
      expect(consent.page?.text).toContain('<html lang="de"');
    },
  ],
  ['3.1.2.1', 'accepts claims_locales', accepts({ claims_locales: 'de' })],
  [
    '3.1.2.1',
    'accepts an ID token of the signed-in user as id_token_hint',
    async () => {
      const { id_token } = await party.tokens();
      await accepts({ id_token_hint: id_token, prompt: 'none' })();
    },
  ],
  [
    '3.1.2.1',
    'asks for another account when id_token_hint names another user',
    async () => {
      const other = await openSignedUpBrowser(party.world, 'grace@example.com');
      const { id_token } = await party.tokens();
      const { url } = await party.authorize({ id_token_hint: id_token }, other);
      expect(url.pathname).toBe('/choose-account');
      const silent = await party.returned({ id_token_hint: id_token, prompt: 'none' }, other);
      expect(silent).toMatchObject({ error: 'login_required' });
    },
  ],
  [
    '3.1.2.1',
    'rejects an id_token_hint that it has not signed',
    answers({ id_token_hint: 'a.b.c' }, 'invalid_request'),
  ],
  [
    '3.1.2.1',
    'fills login_hint in on the page of sign-in',
    async () => {
      const { page } = await party.authorize({ login_hint: 'grace@example.com' }, party.world.browser());
      expect(page?.text).toMatch(/<input[^>]* value="grace@example\.com"/);
    },
  ],
  [
    '3.1.2.1',
    'says how the user has authenticated for acr_values',
    async () => {
      const { id_token } = await party.tokens({ acr_values: 'urn:gatehouse:acr:2fa urn:gatehouse:acr:1fa' });
      expect(decodeJwt(id_token)['acr']).toBe('urn:gatehouse:acr:1fa');
    },
  ],
  ['3.1.2.1', 'ignores parameters that it does not know', accepts({ unknown: 'value', another: '1' })],
  ['3.1.2.2', 'answers invalid_request without response_type', answers({ response_type: '' }, 'invalid_request')],
  [
    '3.1.2.2',
    'answers unsupported_response_type for a flow that it does not have',
    async () => {
      const { url } = await party.authorize({ response_type: 'id_token', nonce: 'n' });
      const returned = Object.fromEntries(new URLSearchParams(url.hash.slice(1) || url.search));
      expect(returned).toMatchObject({ error: 'unsupported_response_type', state: 's-1' });
    },
  ],
  [
    '3.1.2.2',
    'shows an error without a redirect_uri',
    async () => {
      const { url, page } = await party.authorize({ redirect_uri: '' });
      expect([url.origin, page?.status]).toEqual([issuerOf(party.world), 400]);
    },
  ],
  [
    '3.1.2.2',
    'shows an error for a client_id that it does not know',
    async () => {
      const { url, page } = await party.authorize({ client_id: '1' });
      expect([url.origin, page?.status]).toEqual([issuerOf(party.world), 400]);
    },
  ],
  [
    '3.1.2.2',
    'answers invalid_request for a parameter that is sent twice',
    async () => {
      const twice = `${new URLSearchParams(party.parameters())}&nonce=1&nonce=2`;
      const { url } = await follow(party.world, party.browser, `/oauth/authorize?${twice}`);
      expect(url.searchParams.get('error')).toBe('invalid_request');
    },
  ],
  [
    '3.1.2.3',
    'lets a user who is not signed in sign in',
    async () => {
      const { url } = await party.authorize({}, party.world.browser());
      expect(url.pathname).toBe('/sign-in');
    },
  ],
  [
    '3.1.2.4',
    'asks for a consent before an application of others gets a code',
    async () => {
      expect((await partner.authorize()).url.pathname).toBe('/oauth-consent');
    },
  ],
  [
    '3.1.2.5',
    'returns a code, the state and the issuer',
    async () => {
      const { at, ...returned } = await party.returned();
      expect(returned).toEqual({ code: expect.any(String), state: 's-1', iss: issuerOf(party.world) });
    },
  ],
  [
    '3.1.2.5',
    'keeps the query of the redirect URI',
    async () => {
      const uri = `${REDIRECT_URI}?tenant=7`;
      const withQuery = await party.beside({ redirectUris: [uri] });
      expect(await withQuery.returned({ redirect_uri: uri })).toMatchObject({ tenant: '7', code: expect.any(String) });
    },
  ],
  ['3.1.2.6', 'answers request_not_supported for request', answers({ request: 'a.b.c' }, 'request_not_supported')],
  [
    '3.1.2.6',
    'answers request_uri_not_supported for request_uri',
    answers({ request_uri: 'https://app.example.com/request' }, 'request_uri_not_supported'),
  ],
  [
    '3.1.2.6',
    'answers registration_not_supported for registration',
    answers({ registration: '{}' }, 'registration_not_supported'),
  ],
  [
    '3.1.2.6',
    'answers access_denied when the user does not consent',
    async () => {
      expect(await partner.decide(false)).toMatchObject({ error: 'access_denied', state: 's-1' });
    },
  ],
];

describe('OpenID Connect Core 1.0, the authorization endpoint', () => {
  it.each(REQUIREMENTS)('%s: %s', async (_section, _demand, check) => check());
});
