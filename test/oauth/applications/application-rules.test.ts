import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { redirectUriErrors } from '../../../src/oauth/applications/redirect-uri.ts';
import { createWorld } from '../../support/world.ts';

const PATH = '/oauth-applications';
const WEB = { type: 'web', name: 'Portal', redirect_uris: ['https://portal.example.com/callback'] } as const;
const MACHINE = { type: 'machine', name: 'Importer' } as const;

const pathsOf = (body: { errors?: { path: string }[] }) => (body.errors ?? []).map(({ path }) => path).sort();

type Type = 'web' | 'browser' | 'native';
const isValid = (type: Type, uri: string, isStaging = false) =>
  redirectUriErrors('redirectUris', [uri], { type, isStaging }).length === 0;

const IN_NO_APPLICATION = [
  'portal.example.com/callback',
  '/callback',
  'https:portal.example.com',
  'https:/portal.example.com',
  'https:///portal.example.com',
  'HTTPS://portal.example.com/',
  'https://portal.example.com/#top',
  'https://portal.example.com/#',
  'https://user@portal.example.com/',
  'https://user:secret@portal.example.com/',
  'https://@portal.example.com/',
  'https://*.example.com/',
  'https://%2a.example.com/',
  'https://127.1/',
  'https://2130706433/',
  'https://portal.example.com:99999/',
  'https://portal.example.com\\@evil.example/',
  'https://portal.example.com/a b',
  'https://portal.example.com/\n',
  'https://portal.example.com/ä',
  'https://portal.example.com/"',
  'http://portal.example.com/',
  'http://localhost.example.com/',
  'http://127.0.0.2/',
  'javascript:alert(1)',
  'JavaScript://portal.example.com/%0aalert(1)',
  'data:text/html,a',
  'vbscript:a',
  'file:///etc/passwd',
  'blob:https://portal.example.com/a',
  'about:blank',
  'ftp://portal.example.com/',
  'urn:ietf:wg:oauth:2.0:oob',
  'myapp://callback',
  '.com.example:/callback',
  'com.example.app:callback',
  'com.example.app://*/callback',
  'com.example.app://user@host/callback',
  'com.example.app:/callback#top',
];
const LOOPBACK = ['http://localhost/', 'http://localhost:3000/a', 'http://127.0.0.1:8080/', 'http://[::1]:9/callback'];
const PRIVATE_USE = ['com.example.app:/callback', 'com.example.App:/callback', 'com.example-two.app://callback?a=b'];
const HTTPS = [
  'https://portal.example.com',
  'https://portal.example.com:8443/callback?tenant=%7B1%7D&a=*',
  'https://xn--prtal-jua.example/',
];

describe('redirect URIs', () => {
  it.each(['web', 'browser', 'native'] as const)('rejects unsafe URIs of %s applications', (type) => {
    expect(IN_NO_APPLICATION.filter((uri) => isValid(type, uri, true))).toEqual([]);
  });

  it.each(['web', 'browser', 'native'] as const)('accepts https URLs of %s applications', (type) => {
    expect(HTTPS.filter((uri) => !isValid(type, uri))).toEqual([]);
  });

  it.each(['web', 'browser'] as const)('accepts http to loopback hosts of %s applications in staging only', (type) => {
    expect(LOOPBACK.filter((uri) => !isValid(type, uri, true))).toEqual([]);
    expect(LOOPBACK.filter((uri) => isValid(type, uri, false))).toEqual([]);
    expect(PRIVATE_USE.filter((uri) => isValid(type, uri, true))).toEqual([]);
  });

  it('accepts loopback hosts by http only, and private-use schemes, of native applications', () => {
    expect([...LOOPBACK, ...PRIVATE_USE].filter((uri) => !isValid('native', uri))).toEqual([]);
    expect(isValid('native', 'https://localhost/callback')).toBe(false);
  });

  it('are checked in a deployment by its mode, and name each invalid one', async () => {
    const [staging, production] = [await createWorld(), await createWorld({ mode: 'production' })];
    const input = {
      ...WEB,
      redirect_uris: ['http://localhost:3000/callback', WEB.redirect_uris[0], WEB.redirect_uris[0]],
      post_logout_redirect_uris: ['http://localhost:3000/', 'https://portal.example.com/#top'],
    };
    const inStaging = await staging.backend.post(PATH, input);
    expect(pathsOf(inStaging.body)).toEqual(['post_logout_redirect_uris.1', 'redirect_uris.2']);
    const inProduction = await production.backend.post(PATH, input);
    expect(pathsOf(inProduction.body)).toEqual([
      'post_logout_redirect_uris.0',
      'post_logout_redirect_uris.1',
      'redirect_uris.0',
      'redirect_uris.2',
    ]);
  });
});

describe('URLs that the service calls', () => {
  it.each(['jwks_uri', 'backchannel_logout_uri'])('%s must be https and lead to the public internet', async (field) => {
    const { backend } = await createWorld({ mode: 'production' });
    const input = { ...WEB, ...(field === 'jwks_uri' && { auth_method: 'private_key_jwt' }) };
    const outcomeOf = async (url: string) => {
      const { status, body } = await backend.post(PATH, { ...input, [field]: url });
      return [status, body.code, pathsOf(body)];
    };
    expect(await outcomeOf('https://10.0.0.1/')).toEqual([400, 'ADDRESS_NOT_ALLOWED', [field]]);
    expect(await outcomeOf('http://portal.example.com/')).toEqual([400, 'VALIDATION_FAILED', [field]]);
    expect(await outcomeOf('https://portal.example.com/a#b')).toEqual([400, 'VALIDATION_FAILED', [field]]);
    expect((await outcomeOf('https://portal.example.com/a'))[0]).toBe(201);
  });
});

function jwkOf(type: 'rsa' | 'ec' | 'ed25519', option: number | string = ''): Record<string, unknown> {
  if (type === 'rsa') {
    return { ...generateKeyPairSync(type, { modulusLength: option as number }).publicKey.export({ format: 'jwk' }) };
  }
  if (type === 'ec') {
    return { ...generateKeyPairSync(type, { namedCurve: option as string }).publicKey.export({ format: 'jwk' }) };
  }
  return { ...generateKeyPairSync(type).publicKey.export({ format: 'jwk' }) };
}

describe('authentication methods', () => {
  it('are limited to those of the type', async () => {
    const { backend } = await createWorld();
    const allowed = async (input: object, auth_method: string) => {
      const { status, body } = await backend.post(PATH, {
        ...input,
        auth_method,
        ...(auth_method === 'private_key_jwt' && { jwks_uri: 'https://portal.example.com/jwks' }),
      });
      return status === 201 && body.auth_method === auth_method;
    };
    const methods = ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'];
    const outcomes = (input: object) => Promise.all(methods.map((method) => allowed(input, method)));
    expect(await outcomes(WEB)).toEqual([true, true, true, false]);
    expect(await outcomes(MACHINE)).toEqual([true, true, true, false]);
    expect(await outcomes({ ...WEB, type: 'browser' })).toEqual([false, false, false, true]);
    expect(await outcomes({ ...WEB, type: 'native' })).toEqual([false, false, false, true]);
  });

  it('stores the public members of each kind of key, and creates no secret', async () => {
    const { backend } = await createWorld();
    const keys = [
      { ...jwkOf('rsa', 2_048), kid: 'first', use: 'sig', alg: 'PS256' },
      jwkOf('ec', 'P-256'),
      { ...jwkOf('ec', 'P-384'), alg: 'ES384' },
      jwkOf('ec', 'P-521'),
      { ...jwkOf('ed25519'), alg: 'EdDSA' },
    ];
    const jwks = { keys: keys.map((key) => ({ ...key, x5t: 'unused', key_ops: ['verify'] })), note: 'unused' };
    const { status, body } = await backend.post(PATH, { ...MACHINE, auth_method: 'private_key_jwt', jwks });
    expect(status).toBe(201);
    expect(body).toMatchObject({ secret: null, secrets: [], jwks_uri: null });
    expect(body.jwks).toEqual({ keys });
    const path = `${PATH}/${body.id}` as const;
    expect((await backend.get(path)).body.jwks).toEqual({ keys });
    expect((await backend.patch(path, { jwks })).body.updated_at).toBe(body.updated_at);
  });

  it('rejects private, weak, unknown and repeated keys, and a set without keys or with 11', async () => {
    const { backend } = await createWorld();
    const rsa = jwkOf('rsa', 2_048);
    const ec = jwkOf('ec', 'P-256');
    const pair = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    const invalid = [
      pair,
      { ...rsa, d: 'AQAB' },
      { ...rsa, p: 'AQAB' },
      { kty: 'oct', k: 'c2VjcmV0' },
      jwkOf('rsa', 1_024),
      jwkOf('ec', 'secp256k1'),
      { ...ec, x: ec['y'] },
      { ...ec, alg: 'RS256' },
      { ...rsa, alg: 'HS256' },
      { ...rsa, use: 'enc' },
      { ...rsa, kid: '' },
      { kty: 'RSA' },
      { kty: 'OKP', crv: 'X25519', x: pair.x },
      'key',
    ];
    const post = (keys: readonly unknown[]) =>
      backend.post(PATH, { ...MACHINE, auth_method: 'private_key_jwt', jwks: { keys } });
    for (const key of invalid) {
      const { status, body } = await post([key]);
      expect([key, status, pathsOf(body)]).toEqual([key, 400, ['jwks.keys.0']]);
    }
    const repeated = await post([
      { ...rsa, kid: 'a' },
      { ...ec, kid: 'a' },
    ]);
    expect(pathsOf(repeated.body)).toEqual(['jwks.keys.1']);
    for (const keys of [[], Array(11).fill(ec)]) expect(pathsOf((await post(keys)).body)).toEqual(['jwks']);
  });

  it('requires either the keys or their URL for private_key_jwt, and neither for others', async () => {
    const { backend } = await createWorld();
    const jwks = { keys: [jwkOf('ed25519')] };
    const jwks_uri = 'https://portal.example.com/jwks';
    const rejected = async (input: object) => pathsOf((await backend.post(PATH, { ...MACHINE, ...input })).body);
    expect(await rejected({ auth_method: 'private_key_jwt' })).toEqual(['jwks']);
    expect(await rejected({ auth_method: 'private_key_jwt', jwks, jwks_uri })).toEqual(['jwks_uri']);
    expect(await rejected({ jwks })).toEqual(['jwks']);
    expect(await rejected({ jwks_uri })).toEqual(['jwks_uri']);
  });

  it('can be changed: keys and URL replace each other, and secrets do not outlive their method', async () => {
    const { backend } = await createWorld();
    const created = (await backend.post(PATH, MACHINE)).body;
    const path = `${PATH}/${created.id}` as const;
    const jwks = { keys: [jwkOf('ed25519')] };
    const jwks_uri = 'https://portal.example.com/jwks';
    const stateAfter = async (input: object) => {
      const { status, body } = await backend.patch(path, input);
      return [status, body.auth_method, body.jwks ?? null, body.jwks_uri ?? null, body.secrets?.length];
    };
    expect((await stateAfter({ auth_method: 'private_key_jwt' }))[0]).toBe(400);
    expect(await stateAfter({ auth_method: 'private_key_jwt', jwks })).toEqual([200, 'private_key_jwt', jwks, null, 0]);
    expect(await stateAfter({ jwks_uri })).toEqual([200, 'private_key_jwt', null, jwks_uri, 0]);
    expect(await stateAfter({ name: 'Renamed' })).toEqual([200, 'private_key_jwt', null, jwks_uri, 0]);
    expect((await stateAfter({ jwks_uri: null }))[0]).toBe(400);
    expect(await stateAfter({ jwks })).toEqual([200, 'private_key_jwt', jwks, null, 0]);
    expect(await stateAfter({ auth_method: 'client_secret_post' })).toEqual([200, 'client_secret_post', null, null, 0]);
    expect((await backend.post(`${path}/secrets`, {})).status).toBe(201);
    expect(await stateAfter({ auth_method: 'client_secret_basic' })).toEqual([
      200,
      'client_secret_basic',
      null,
      null,
      1,
    ]);
  });
});
