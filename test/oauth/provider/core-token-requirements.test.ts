import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { issuerOf, SECRET } from '../../support/openid-client.ts';
import { basic, createOpenidParty, type OpenidParty, type Requirement } from '../../support/openid-party.ts';

let party: OpenidParty;
beforeAll(async () => {
  party = await createOpenidParty();
});

const keysOf = async () => (await party.send<JSONWebKeySet>('GET', '/oauth/jwks')).body;

/** An exchange of a new code that is answered with this error. */
const answers = (changes: Record<string, string>, status: number, error: string) => async () => {
  const response = await party.exchange(await party.code(), changes);
  expect([response.status, response.body.error]).toEqual([status, error]);
};

const REQUIREMENTS: readonly Requirement[] = [
  [
    '2',
    'gives an ID token with the issuer, subject, audience and times',
    async () => {
      const claims = decodeJwt((await party.tokens()).id_token);
      expect(claims).toMatchObject({ iss: issuerOf(party.world), sub: party.browser.userId, aud: party.id });
      expect(claims.exp).toBeGreaterThan(Number(claims.iat));
    },
  ],
  [
    '2',
    'has a subject of at most 255 ASCII characters',
    async () => {
      expect(decodeJwt((await party.tokens()).id_token).sub).toMatch(/^[ -~]{1,255}$/);
    },
  ],
  [
    '2',
    'returns the nonce of the request, and none for a request without',
    async () => {
      expect(decodeJwt((await party.tokens({ nonce: 'n-0S6' })).id_token)['nonce']).toBe('n-0S6');
      expect(decodeJwt((await party.tokens()).id_token)).not.toHaveProperty('nonce');
    },
  ],
  [
    '2',
    'has auth_time for max_age, and for auth_time as an essential claim',
    async () => {
      const claims = JSON.stringify({ id_token: { auth_time: { essential: true } } });
      for (const asked of [{ max_age: '600' }, { claims }]) {
        expect(decodeJwt((await party.tokens(asked)).id_token)).toHaveProperty('auth_time', expect.any(Number));
      }
    },
  ],
  [
    '2',
    'signs ID tokens with RS256 and a key of jwks_uri, which the header names',
    async () => {
      const { id_token } = await party.tokens();
      expect(decodeProtectedHeader(id_token)).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
      await jwtVerify(id_token, createLocalJWKSet(await keysOf()), {
        issuer: issuerOf(party.world),
        audience: party.id,
      });
    },
  ],
  [
    '3.1.3.1',
    'accepts a code by POST only',
    async () => {
      const { status } = await party.send('GET', '/oauth/token');
      expect(status).toBeGreaterThanOrEqual(400);
    },
  ],
  [
    '3.1.3.1',
    'rejects an application that does not authenticate itself',
    async () => {
      const form = { client_id: party.id };
      const { status, body } = await party.exchange(await party.code(), form, {});
      expect([status, body.error]).toEqual([401, 'invalid_client']);
    },
  ],
  [
    '3.1.3.2',
    'rejects a code that it has not issued',
    async () => {
      const { status, body } = await party.exchange('unknown');
      expect([status, body.error]).toEqual([400, 'invalid_grant']);
    },
  ],
  [
    '3.1.3.2',
    'rejects another redirect_uri than that of the authorization request',
    answers({ redirect_uri: 'https://app.example.com/other' }, 400, 'invalid_grant'),
  ],
  ['3.1.3.2', 'requires the redirect_uri', answers({ redirect_uri: '' }, 400, 'invalid_request')],
  [
    '3.1.3.3',
    'answers with a bearer token, its lifetime and its scope in JSON',
    async () => {
      const { status, headers, body } = await party.exchange(await party.code());
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/json/)]);
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3_600, access_token: expect.any(String) });
    },
  ],
  [
    '3.1.3.3',
    'forbids to store the response',
    async () => {
      const { headers } = await party.exchange(await party.code());
      expect(headers['cache-control']).toBe('no-store');
    },
  ],
  [
    '3.1.3.4',
    'answers an error in JSON, which must not be stored',
    async () => {
      const { status, headers } = await party.exchange('unknown');
      expect([status, headers['content-type']]).toEqual([400, expect.stringMatching(/^application\/json/)]);
      expect(headers['cache-control']).toBe('no-store');
    },
  ],
  ['3.1.3.4', 'answers unsupported_grant_type', answers({ grant_type: 'password' }, 400, 'unsupported_grant_type')],
  ['3.1.3.4', 'answers invalid_request without grant_type', answers({ grant_type: '' }, 400, 'invalid_request')],
  [
    '3.1.3.6',
    'has the hash of the access token in at_hash, where it has one',
    async () => {
      const { id_token, access_token } = await party.tokens();
      const hash = createHash('sha256').update(access_token).digest().subarray(0, 16).toString('base64url');
      expect([hash, undefined]).toContain(decodeJwt(id_token)['at_hash']);
    },
  ],
  [
    '9',
    'accepts client_secret_basic',
    async () => {
      expect((await party.exchange(await party.code())).status).toBe(200);
    },
  ],
  [
    '9',
    'accepts client_secret_post from an application that was registered with it',
    async () => {
      const other = await party.beside({ authMethod: 'client_secret_post' });
      const secret = { client_id: other.id, client_secret: SECRET };
      expect((await other.exchange(await other.code(), secret, {})).status).toBe(200);
    },
  ],
  [
    '9',
    'rejects a secret from an application that has registered a private key',
    async () => {
      const other = await party.beside({ authMethod: 'private_key_jwt', jwks: { keys: [] } });
      const { status, body } = await other.exchange(await other.code());
      expect([status, body.error]).toEqual([401, 'invalid_client']);
    },
  ],
  [
    '9',
    'answers 401 with WWW-Authenticate to a wrong secret in the header',
    async () => {
      const { status, headers, body } = await party.exchange(await party.code(), {}, basic(party.id, 'wrong'));
      expect([status, body.error]).toEqual([401, 'invalid_client']);
      expect(headers['www-authenticate']).toMatch(/^Basic /);
    },
  ],
  [
    '10.1.1',
    'publishes a key before it signs, and an old one while its tokens are valid',
    async () => {
      const { id_token } = await party.tokens();
      const published = (await keysOf()).keys.map(({ kid }) => kid);
      const { body } = await party.world.backend.post('/settings/signing-keys/rotate', { purpose: 'oidc' });
      const kidsOf = (state: string) => body.keys.filter((each) => each.state === state).map(({ kid }) => kid);
      expect(published).toEqual(expect.arrayContaining(kidsOf('active')));
      expect(kidsOf('retired')).toContain(decodeProtectedHeader(id_token).kid);
      for (const { published_until } of body.keys.filter(({ state }) => state === 'retired')) {
        expect(Date.parse(String(published_until)) / 1_000).toBeGreaterThan(Number(decodeJwt(id_token).exp));
      }
    },
  ],
  [
    '11',
    'gives a refresh token for offline_access only',
    async () => {
      expect(await party.tokens({ scope: 'openid' })).not.toHaveProperty('refresh_token');
      expect(await party.tokens({ scope: 'openid offline_access' })).toHaveProperty('refresh_token');
    },
  ],
  [
    '12.2',
    'keeps issuer, subject, audience and auth_time in the ID token of a refresh',
    async () => {
      const first = await party.tokens({ scope: 'openid offline_access', max_age: '600' });
      const form = { grant_type: 'refresh_token', refresh_token: String(first.refresh_token) };
      const { status, body } = await party.send<typeof first>('POST', '/oauth/token', {
        form,
        headers: basic(party.id),
      });
      expect(status).toBe(200);
      const { iss, sub, aud, auth_time } = decodeJwt(first.id_token);
      expect(decodeJwt(body.id_token)).toMatchObject({ iss, sub, aud, auth_time });
      expect(decodeJwt(body.id_token)).not.toHaveProperty('nonce');
    },
  ],
  [
    '16.3',
    'accepts no access token in the place of a code',
    async () => {
      const { access_token } = await party.tokens();
      const { status, body } = await party.exchange(access_token);
      expect([status, body.error]).toEqual([400, 'invalid_grant']);
    },
  ],
];

describe('OpenID Connect Core 1.0, the token endpoint and the ID token', () => {
  it.each(REQUIREMENTS)('%s: %s', async (_section, _demand, check) => check());
});
