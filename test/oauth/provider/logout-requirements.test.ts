import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { follow, issuerOf } from '../../support/openid-client.ts';
import { cookieOf, createOpenidParty, type OpenidParty, type Requirement } from '../../support/openid-party.ts';
import { type Receiver, startReceiver, stopReceivers } from '../../support/receivers.ts';

afterAll(stopReceivers);

const SIGNED_OUT = 'https://app.example.com/signed-out';

/** Asks for a sign-out with these parameters, by GET. */
const ask = ({ world, browser }: OpenidParty, parameters: Record<string, string>) =>
  follow(world, browser, `/oauth/logout?${new URLSearchParams(parameters)}`);

/** What the page of sign-out shows, and where the browser goes after the user has agreed. */
async function agreed({ browser }: OpenidParty) {
  const { body: shown } = await browser.get('/me/oauth-sign-out');
  const { body } = await browser.post('/me/oauth-sign-out/decision', { sign_out: true });
  return { name: shown.data?.application_name, to: body.data?.redirect_to };
}

/** A request that is shown as an error and changes nothing. */
const isRejected = (parameters: Record<string, string>) => async () => {
  const party = await createOpenidParty();
  const { url, page } = await ask(party, { client_id: party.id, ...parameters });
  expect([url.origin, page?.status]).toEqual([issuerOf(party.world), 400]);
  expect((await party.browser.get('/me')).status).toBe(200);
};

const RP_INITIATED: readonly Requirement[] = [
  [
    '2',
    'accepts GET with id_token_hint, post_logout_redirect_uri and state',
    async () => {
      const party = await createOpenidParty();
      const { id_token } = await party.tokens();
      const asked = { id_token_hint: id_token, post_logout_redirect_uri: SIGNED_OUT, state: 'a b&c' };
      expect((await ask(party, asked)).url.pathname).toBe('/oauth-sign-out');
      expect(await agreed(party)).toEqual({ name: 'Ledger', to: `${SIGNED_OUT}?state=a+b%26c` });
    },
  ],
  [
    '2',
    'accepts POST with a form',
    async () => {
      const party = await createOpenidParty();
      const { id_token } = await party.tokens();
      const form = { id_token_hint: id_token, post_logout_redirect_uri: SIGNED_OUT };
      const { status, headers } = await party.send('POST', '/oauth/logout', { form, headers: cookieOf(party.browser) });
      expect(status).toBe(303);
      const { url } = await follow(party.world, party.browser, String(headers['location']));
      expect(url.pathname).toBe('/oauth-sign-out');
      expect(await agreed(party)).toEqual({ name: 'Ledger', to: SIGNED_OUT });
    },
  ],
  [
    '2',
    'accepts client_id in place of the hint',
    async () => {
      const party = await createOpenidParty();
      await ask(party, { client_id: party.id, post_logout_redirect_uri: SIGNED_OUT });
      expect((await agreed(party)).to).toBe(SIGNED_OUT);
    },
  ],
  [
    '2',
    'asks the user before it signs them out, also without a hint',
    async () => {
      const party = await createOpenidParty();
      expect((await ask(party, {})).url.pathname).toBe('/oauth-sign-out');
      expect((await party.browser.get('/me')).status).toBe(200);
      expect(await agreed(party)).toEqual({ name: null, to: null });
      expect((await party.browser.get('/me')).status).toBe(401);
    },
  ],
  [
    '2',
    'asks the user also when the hint names another user',
    async () => {
      const party = await createOpenidParty();
      const { id_token } = await party.tokens();
      const other = await openSignedUpBrowser(party.world, 'grace@example.com');
      const asked = new URLSearchParams({ id_token_hint: id_token });
      expect((await follow(party.world, other, `/oauth/logout?${asked}`)).url.pathname).toBe('/oauth-sign-out');
      expect((await other.get('/me')).status).toBe(200);
    },
  ],
  ['2', 'rejects a hint that it has not signed', isRejected({ id_token_hint: 'a.b.c' })],
  [
    '2',
    'rejects a client_id that is not the audience of the hint',
    async () => {
      const party = await createOpenidParty();
      const { id_token } = await party.tokens();
      const other = await party.beside({});
      const { page } = await ask(party, { id_token_hint: id_token, client_id: other.id });
      expect(page?.status).toBe(400);
    },
  ],
  [
    '2',
    'accepts ui_locales and logout_hint',
    async () => {
      const party = await createOpenidParty();
      const asked = { client_id: party.id, ui_locales: 'de', logout_hint: 'ada@example.com' };
      const { url, page } = await ask(party, asked);
      expect(url.pathname).toBe('/oauth-sign-out');
      expect(page?.text).toContain('<html lang="de"');
    },
  ],
  [
    '2.1',
    'names its endpoint in the metadata',
    async () => {
      const party = await createOpenidParty();
      const { body } = await party.send('GET', '/.well-known/openid-configuration');
      expect(body).toMatchObject({ end_session_endpoint: `${issuerOf(party.world)}/oauth/logout` });
    },
  ],
  ...[
    'https://evil.example/signed-out',
    `${SIGNED_OUT}/`,
    `${SIGNED_OUT}?x=1`,
    'http://app.example.com/signed-out',
  ].map(
    (uri): Requirement => [
      '3',
      `rejects ${uri}, which is not registered`,
      isRejected({ post_logout_redirect_uri: uri }),
    ],
  ),
  [
    '3',
    'does not return to an address without an application that has registered it',
    async () => {
      const party = await createOpenidParty();
      await ask(party, { post_logout_redirect_uri: SIGNED_OUT });
      expect(await agreed(party)).toEqual({ name: null, to: null });
    },
  ],
  [
    '3',
    'returns a browser that is not signed in at once, by an address that is registered, and stores nothing',
    async () => {
      const { world, id } = await createOpenidParty();
      const asked = { client_id: id, post_logout_redirect_uri: SIGNED_OUT, state: 's 1' };
      const visit = (more: Record<string, string>) =>
        follow(world, world.browser(), `/oauth/logout?${new URLSearchParams({ ...asked, ...more })}`);
      expect((await visit({})).url.href).toBe(`${SIGNED_OUT}?state=s+1`);
      const { url, page } = await visit({ post_logout_redirect_uri: 'https://evil.example/' });
      expect([url.origin, page?.status]).toEqual([issuerOf(world), 400]);
      const records = world.services.database.rows.selectFrom('oauth_record').where('deployment_id', '=', world.id);
      expect(await records.select('id').execute()).toEqual([]);
    },
  ],
  [
    '3',
    'shows a browser that is not signed in that it is signed out',
    async () => {
      const { world } = await createOpenidParty();
      const { url, page } = await follow(world, world.browser(), '/oauth/logout');
      expect([url.pathname, page?.status]).toEqual(['/sign-out', 200]);
    },
  ],
];

interface Told {
  readonly party: OpenidParty;
  readonly receiver: Receiver;
  readonly sid: unknown;
}

/** A user who was signed in to an application that wants to know the end, and has signed out. */
async function told(answer: Parameters<typeof startReceiver>[0] = (response) => response.end()): Promise<Told> {
  const receiver = await startReceiver(answer);
  const party = await createOpenidParty({ backchannelLogoutUri: receiver.url });
  const { id_token } = await party.tokens();
  const { sid } = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as { sid: unknown };
  await party.browser.post('/auth/signout', {});
  await expect.poll(() => receiver.requests.length, { timeout: 20_000 }).toBeGreaterThan(0);
  return { party, receiver, sid };
}

const logoutToken = ({ receiver }: Told, at = 0) =>
  new URLSearchParams(receiver.requests[at]?.body).get('logout_token') ?? '';

async function claimsOf(given: Told, at = 0) {
  const { party } = given;
  const { body: keys } = await party.send<JSONWebKeySet>('GET', '/oauth/jwks');
  const { payload } = await jwtVerify(logoutToken(given, at), createLocalJWKSet(keys), {
    issuer: issuerOf(party.world),
    audience: party.id,
    algorithms: ['RS256'],
    typ: 'logout+jwt',
  });
  return payload;
}

const BACK_CHANNEL: readonly Requirement[] = [
  [
    '2.1',
    'names the support of logout tokens and sessions in the metadata',
    async () => {
      const party = await createOpenidParty();
      const { body } = await party.send('GET', '/.well-known/openid-configuration');
      expect(body).toMatchObject({ backchannel_logout_supported: true, backchannel_logout_session_supported: true });
    },
  ],
  [
    '2.1',
    'has the session in the ID tokens of applications that want to know its end',
    async () => {
      expect((await told()).sid).toEqual(expect.any(String));
    },
  ],
  [
    '2.2',
    'sends nothing to an application without a URI for it',
    async () => {
      const given = await told();
      const other = await createOpenidParty();
      await other.tokens();
      await other.browser.post('/auth/signout', {});
      expect(given.receiver.requests).toHaveLength(1);
    },
  ],
  [
    '2.4',
    'sends a token with the issuer, audience, times, an identifier and the event',
    async () => {
      const given = await told();
      const payload = await claimsOf(given);
      expect(payload).toMatchObject({
        iat: expect.any(Number),
        jti: expect.any(String),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      });
      expect(Number(payload.exp) - Number(payload.iat)).toBeLessThanOrEqual(120);
    },
  ],
  [
    '2.4',
    'names the user and the session of the ID token',
    async () => {
      const given = await told();
      expect(await claimsOf(given)).toMatchObject({ sub: given.party.browser.userId, sid: given.sid });
    },
  ],
  [
    '2.4',
    'has no nonce',
    async () => {
      expect(await claimsOf(await told())).not.toHaveProperty('nonce');
    },
  ],
  [
    '2.4',
    'has a type of its own and a key of jwks_uri',
    async () => {
      expect(decodeProtectedHeader(logoutToken(await told()))).toMatchObject({
        typ: 'logout+jwt',
        alg: 'RS256',
        kid: expect.any(String),
      });
    },
  ],
  [
    '2.5',
    'sends it by POST in a form',
    async () => {
      const { receiver } = await told();
      expect(receiver.requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
      expect([...new URLSearchParams(receiver.requests[0]?.body).keys()]).toEqual(['logout_token']);
    },
  ],
  [
    '2.8',
    'accepts 204 as well as 200',
    async () => {
      const { receiver } = await told((response) => response.writeHead(204).end());
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(receiver.requests).toHaveLength(1);
    },
  ],
  [
    '2.8',
    'repeats a request that has failed, with another identifier',
    async () => {
      const given = await told((response, n) => response.writeHead(n === 1 ? 400 : 200).end());
      await expect.poll(() => given.receiver.requests.length, { timeout: 20_000 }).toBe(2);
      const [first, second] = [await claimsOf(given, 0), await claimsOf(given, 1)];
      expect(second.sid).toBe(first.sid);
      expect(second.jti).not.toBe(first.jti);
    },
  ],
];

describe('OpenID Connect RP-Initiated Logout 1.0', () => {
  it.each(RP_INITIATED)('%s: %s', async (_section, _demand, check) => check());
});

describe('OpenID Connect Back-Channel Logout 1.0', () => {
  it.each(BACK_CHANNEL)('%s: %s', async (_section, _demand, check) => check());
});
