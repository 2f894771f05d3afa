import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { issuerOf } from '../../support/openid-client.ts';
import { createOpenidParty, type OpenidParty, type Requirement } from '../../support/openid-party.ts';

let party: OpenidParty;
let token: string;
beforeAll(async () => {
  party = await createOpenidParty();
  token = (await party.tokens()).access_token;
});

/** The claims of a new token. */
async function claimsOf(asked: Record<string, string>) {
  return (await party.userinfo((await party.tokens(asked)).access_token)).body;
}

const REQUIREMENTS: readonly Requirement[] = [
  [
    '5.1',
    'has claims of their types',
    async () => {
      await party.browser.patch('/me', { first_name: 'Ada', last_name: 'Lovelace' });
      const claims = await claimsOf({ scope: 'openid profile email' });
      expect(claims).toEqual({
        sub: party.browser.userId,
        name: 'Ada Lovelace',
        given_name: 'Ada',
        family_name: 'Lovelace',
        updated_at: expect.any(Number),
        email: 'ada@example.com',
        email_verified: true,
      });
    },
  ],
  [
    '5.3.1',
    'accepts GET with the token in the header',
    async () => {
      const { status, body } = await party.userinfo(token);
      expect([status, body['sub']]).toEqual([200, party.browser.userId]);
    },
  ],
  [
    '5.3.1',
    'accepts POST with the token in the header',
    async () => {
      const headers = { authorization: `Bearer ${token}` };
      const { status, body } = await party.send('POST', '/oauth/userinfo', { headers });
      expect([status, body['sub']]).toEqual([200, party.browser.userId]);
    },
  ],
  [
    '5.3.1',
    'accepts POST with the token in the form',
    async () => {
      const { status, body } = await party.send('POST', '/oauth/userinfo', { form: { access_token: token } });
      expect([status, body['sub']]).toEqual([200, party.browser.userId]);
    },
  ],
  [
    '5.3.2',
    'answers in JSON with the subject of the ID token',
    async () => {
      const { access_token, id_token } = await party.tokens();
      const { headers, body } = await party.userinfo(access_token);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(body['sub']).toBe(decodeJwt(id_token).sub);
    },
  ],
  [
    '5.3.2',
    'leaves out claims without a value',
    async () => {
      expect(await claimsOf({ scope: 'openid phone' })).not.toHaveProperty('phone_number');
    },
  ],
  [
    '5.3.3',
    'answers 401 with WWW-Authenticate to a token that is not valid',
    async () => {
      const { status, headers, body } = await party.userinfo('unknown');
      expect([status, body['error']]).toEqual([401, 'invalid_token']);
      expect(headers['www-authenticate']).toMatch(/^Bearer .*error="invalid_token"/);
    },
  ],
  [
    '5.3.3',
    'answers an error to a request without a token',
    async () => {
      const { status } = await party.send('GET', '/oauth/userinfo');
      expect([400, 401]).toContain(status);
    },
  ],
  [
    '5.3.3',
    'answers insufficient_scope to a token without openid',
    async () => {
      const { access_token } = await party.tokens({ scope: 'email' });
      const { status, body } = await party.userinfo(access_token);
      expect([status, body['error']]).toEqual([403, 'insufficient_scope']);
    },
  ],
  [
    '5.4',
    'has the claims of the scopes of the token only',
    async () => {
      expect(await claimsOf({ scope: 'openid' })).toEqual({ sub: party.browser.userId });
      expect(Object.keys(await claimsOf({ scope: 'openid email' })).sort()).toEqual(['email', 'email_verified', 'sub']);
    },
  ],
  [
    '5.4',
    'keeps the claims of scopes out of the ID token, since there is an access token for them',
    async () => {
      expect(decodeJwt((await party.tokens()).id_token)).not.toHaveProperty('email');
    },
  ],
  [
    '5.5',
    'has single claims where the parameter claims asks for them',
    async () => {
      const claims = JSON.stringify({ userinfo: { given_name: { essential: true } }, id_token: { email: null } });
      const tokens = await party.tokens({ scope: 'openid', claims });
      expect(decodeJwt(tokens.id_token)).toMatchObject({ email: 'ada@example.com' });
      expect(Object.keys((await party.userinfo(tokens.access_token)).body).sort()).toEqual(['given_name', 'sub']);
    },
  ],
  [
    '5.5',
    'ignores claims that it does not know, also essential ones',
    async () => {
      const claims = JSON.stringify({ userinfo: { shoe_size: { essential: true } } });
      expect(await claimsOf({ scope: 'openid', claims })).toEqual({ sub: party.browser.userId });
    },
  ],
  [
    '5.5',
    'answers invalid_request to claims that are no JSON object',
    async () => {
      expect(await party.returned({ claims: '[]' })).toMatchObject({ error: 'invalid_request', state: 's-1' });
    },
  ],
  [
    '5.5.1',
    'gives no code for the subject of another user',
    async () => {
      const claims = JSON.stringify({ id_token: { sub: { value: '1' } } });
      expect(await party.returned({ claims, prompt: 'none' })).toMatchObject({ error: 'login_required' });
    },
  ],
  [
    '8',
    'has public subjects: the same for each application',
    async () => {
      const other = await party.beside({});
      expect(decodeJwt((await other.tokens()).id_token).sub).toBe(party.browser.userId);
    },
  ],
  [
    '15.1',
    'says in its metadata what a provider must have',
    async () => {
      const { body } = await party.send('GET', '/.well-known/openid-configuration');
      expect(body).toMatchObject({
        issuer: issuerOf(party.world),
        id_token_signing_alg_values_supported: expect.arrayContaining(['RS256']),
        response_types_supported: expect.arrayContaining(['code']),
        scopes_supported: expect.arrayContaining(['openid']),
      });
    },
  ],
  [
    '16.11',
    'accepts no ID token as an access token',
    async () => {
      const { id_token } = await party.tokens();
      expect((await party.userinfo(id_token)).status).toBe(401);
    },
  ],
];

describe('OpenID Connect Core 1.0, claims and user info', () => {
  it.each(REQUIREMENTS)('%s: %s', async (_section, _demand, check) => check());
});
