import { beforeAll, describe, expect, it } from 'vitest';
import { issuerOf } from '../../support/openid-client.ts';
import { createOpenidParty, type OpenidParty, type Requirement } from '../../support/openid-party.ts';
import { createWorld } from '../../support/world.ts';

let party: OpenidParty;
beforeAll(async () => {
  party = await createOpenidParty();
});

const PATH = '/.well-known/openid-configuration';

async function metadata() {
  return (await party.send('GET', PATH)).body;
}

const REQUIREMENTS: readonly Requirement[] = [
  [
    '3',
    'names an issuer that is an https URL without query and fragment',
    async () => {
      const issuer = new URL(String((await metadata())['issuer']));
      expect([issuer.protocol, issuer.search, issuer.hash]).toEqual(['https:', '', '']);
    },
  ],
  [
    '3',
    'names its endpoints, which are those of the issuer',
    async () => {
      const issuer = issuerOf(party.world);
      expect(await metadata()).toMatchObject({
        authorization_endpoint: `${issuer}/oauth/authorize`,
        token_endpoint: `${issuer}/oauth/token`,
        userinfo_endpoint: `${issuer}/oauth/userinfo`,
        jwks_uri: `${issuer}/oauth/jwks`,
      });
    },
  ],
  [
    '3',
    'names what it supports, and only what it does',
    async () => {
      const found = await metadata();
      expect(found).toMatchObject({
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
        claims_parameter_supported: true,
        acr_values_supported: ['urn:gatehouse:acr:1fa', 'urn:gatehouse:acr:2fa'],
        grant_types_supported: expect.arrayContaining(['authorization_code', 'refresh_token', 'client_credentials']),
        scopes_supported: expect.arrayContaining(['openid', 'profile', 'email', 'phone', 'offline_access']),
        claims_supported: expect.arrayContaining(['sub', 'iss', 'auth_time', 'acr', 'name', 'email', 'email_verified']),
        id_token_signing_alg_values_supported: expect.arrayContaining(['RS256', 'ES256']),
        response_modes_supported: expect.arrayContaining(['query', 'fragment', 'form_post']),
        token_endpoint_auth_methods_supported: expect.arrayContaining(['client_secret_basic', 'client_secret_post']),
      });
      expect(found).not.toHaveProperty('registration_endpoint');
      expect(found['id_token_signing_alg_values_supported']).not.toContain('none');
    },
  ],
  [
    '3',
    'says that it has no request objects, since libraries believe the opposite without it',
    async () => {
      const { request_parameter_supported = false, request_uri_parameter_supported } = await metadata();
      expect([request_parameter_supported, request_uri_parameter_supported]).toEqual([false, false]);
    },
  ],
  [
    '3',
    'publishes public keys only, for each algorithm',
    async () => {
      const { body } = await party.send<{ keys: Record<string, unknown>[] }>('GET', '/oauth/jwks');
      expect(body.keys.map(({ kty }) => kty).sort()).toEqual(['EC', 'EC', 'RSA', 'RSA']);
      for (const key of body.keys) {
        expect(Object.keys(key)).not.toContain('d');
        expect(key).toMatchObject({ kid: expect.any(String), use: 'sig' });
      }
    },
  ],
  [
    '3',
    'shares no key with session tokens',
    async () => {
      const { body } = await party.send<{ keys: { kid: string }[] }>('GET', '/oauth/jwks');
      const session = await party.browser.get('/.well-known/jwks.json');
      const kids: readonly unknown[] = session.body.keys.map(({ kid }) => kid);
      expect(body.keys.filter(({ kid }) => kids.includes(kid))).toEqual([]);
    },
  ],
  [
    '4.2',
    'answers with JSON and status 200',
    async () => {
      const { status, headers } = await party.send('GET', PATH);
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/json/)]);
    },
  ],
  [
    '4.3',
    'names exactly the issuer at which it was requested, another one for each deployment',
    async () => {
      expect((await metadata())['issuer']).toBe(issuerOf(party.world));
      const other = await createWorld();
      const { body } = await other.browser().get(PATH as '/.well-known/jwks.json');
      expect(body).toMatchObject({ issuer: issuerOf(other) });
      expect(issuerOf(other)).not.toBe(issuerOf(party.world));
    },
  ],
  [
    '4.3',
    'names the issuer of the host also when a proxy header names another',
    async () => {
      const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
      const { body } = await party.send('GET', PATH, { headers });
      expect(body).toEqual(await metadata());
    },
  ],
  [
    '7',
    'lets pages of all origins read the metadata and keys',
    async () => {
      for (const path of [PATH, '/oauth/jwks']) {
        const { headers } = await party.send('GET', path, { headers: { origin: 'https://app.example.com' } });
        expect(['*', 'https://app.example.com']).toContain(headers['access-control-allow-origin']);
      }
    },
  ],
];

describe('OpenID Connect Discovery 1.0', () => {
  it.each(REQUIREMENTS)('%s: %s', async (_section, _demand, check) => check());
});
