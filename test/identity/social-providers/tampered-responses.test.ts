import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { type MutableResponse, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthorizationResponse,
  authorizationUrl,
  profileOf,
} from '../../../src/identity/social-providers/social-client.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  logged,
  providerRow,
  REQUEST,
  RESPONSE,
  serveOidc,
  socialContext,
  standardClaims,
  startLocalProvider,
  stopLocalProviders,
} from './local-provider.ts';

const ctx = socialContext();
const server = new OAuth2Server();
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What the next response of the provider differs in. */
let tamper: (token: JWTPayload) => unknown = () => undefined;
let respond: (response: MutableResponse) => unknown = () => undefined;

beforeAll(async () => {
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, { aud: CLIENT_ID, sub: 'person-1', email: 'ada@people.example', name: 'Ada' });
    tamper(token.payload as JWTPayload);
  });
  server.service.on('beforeResponse', (response) => respond(response));
});

afterAll(async () => {
  stopLocalProviders();
  await server.stop();
});

const now = () => Math.floor(Date.now() / 1_000);

/** Signs in with a response that differs in this way. */
async function signIn(
  change: { tamper?: typeof tamper; respond?: (body: Record<string, unknown>) => unknown } = {},
  response: Partial<AuthorizationResponse> = {},
) {
  tamper = change.tamper ?? (() => undefined);
  respond = ({ body }) => change.respond?.(body as Record<string, unknown>);
  const provider = providerRow({ kind: 'OIDC', endpoints: { issuer: server.issuer.url as string } });
  const page = await fetch(await authorizationUrl(ctx, provider, REQUEST), { redirect: 'manual' });
  const code = new URL(page.headers.get('location') as string).searchParams.get('code');
  return profileOf(ctx, provider, REQUEST, { ...RESPONSE, code, ...response });
}

/** Expects that a sign-in is rejected, and that the log names this reason and not another one. */
async function expectInvalid(signingIn: Promise<unknown>, reason: string): Promise<void> {
  logged.length = 0;
  await expect(signingIn).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
  const lines = logged.map((line) => JSON.parse(line) as { code: string; detail: string | null });
  expect(lines.map(({ code, detail }) => `${code} ${detail ?? ''}`)).toEqual([expect.stringContaining(reason)]);
}

/** Signs the claims of the token again. */
const signedBy =
  (sign: (claims: JWTPayload, header: { alg: string; kid?: string | undefined }) => string) =>
  (body: Record<string, unknown>) => {
    const token = body['id_token'] as string;
    const { alg = '', kid } = decodeProtectedHeader(token);
    body['id_token'] = sign(decodeJwt(token), { alg, kid });
  };

/** Tokens that were signed before, because the provider does not wait for a signature. */
const foreignTokens = new Map<string, string>();

async function prepareForeign(
  name: string,
  header: { alg: string; kid?: string },
  key: Parameters<SignJWT['sign']>[0],
) {
  const claims = {
    iss: server.issuer.url as string,
    aud: CLIENT_ID,
    sub: 'admin',
    nonce: REQUEST.secrets.nonce,
    iat: now(),
    exp: now() + 300,
  };
  foreignTokens.set(name, await new SignJWT(claims).setProtectedHeader(header).sign(key));
}

const foreignToken = (name: string) => (body: Record<string, unknown>) => {
  body['id_token'] = foreignTokens.get(name);
};

const without = (claim: string) => ({
  tamper: (token: JWTPayload) => {
    delete token[claim];
  },
});
const withClaims = (claims: () => object) => ({ tamper: (token: JWTPayload) => Object.assign(token, claims()) });

describe('a sign-in at a provider with OpenID Connect', () => {
  it('is accepted without changes', async () => {
    expect(await signIn()).toMatchObject({ subject: 'person-1' });
  });

  it.each(['RS256', 'RS512', 'PS384', 'ES256', 'EdDSA'])(
    'is accepted with the hash of the access token and %s',
    async (alg) => {
      const local = await startLocalProvider();
      const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
      const issuer = serveOidc(local, {}, { document: { id_token_signing_alg_values_supported: [alg] } });
      local.routes['/keys'] = async () => ({ body: { keys: [{ ...(await exportJWK(publicKey)), alg, use: 'sig' }] } });
      const respondWith = (size: 256 | 384 | 512) => {
        const digest = createHash(`sha${size}`).update('an-access-token').digest();
        const at_hash = digest.subarray(0, digest.length / 2).toString('base64url');
        local.routes['/token'] = async () => ({
          body: {
            access_token: 'an-access-token',
            token_type: 'Bearer',
            id_token: await new SignJWT({ ...standardClaims(issuer), at_hash })
              .setProtectedHeader({ alg })
              .sign(privateKey),
          },
        });
      };
      const provider = providerRow({ kind: 'OIDC', endpoints: { issuer } });
      const size = alg === 'EdDSA' ? 512 : (Number(alg.slice(2)) as 256 | 384 | 512);
      respondWith(size);
      expect(await profileOf(ctx, provider, REQUEST, RESPONSE)).toMatchObject({ subject: 'person-1' });
      respondWith(size === 512 ? 256 : 512);
      await expect(profileOf(ctx, provider, REQUEST, RESPONSE)).rejects.toMatchObject({
        code: 'SOCIAL_RESPONSE_INVALID',
      });
    },
  );

  const kid = () => server.issuer.keys.toJSON()[0]?.kid as string;

  it.each([
    [
      'a foreign key',
      'signature verification failed',
      async () => prepareForeign('a', { alg: 'RS256' }, foreign.privateKey),
    ],
    [
      'a foreign key under the id of a key of the provider',
      'signature verification failed',
      async () => prepareForeign('a', { alg: 'RS256', kid: kid() }, foreign.privateKey),
    ],
    [
      'a foreign key under an unknown id',
      'no applicable keys found',
      async () => prepareForeign('a', { alg: 'RS256', kid: 'other' }, foreign.privateKey),
    ],
    [
      'HS256 and the client secret',
      '"alg" header',
      async () => prepareForeign('a', { alg: 'HS256' }, new TextEncoder().encode(CLIENT_SECRET)),
    ],
    [
      'HS256 and the public key of the provider',
      '"alg" header',
      async () => {
        const jwk = JSON.stringify(server.issuer.keys.toJSON()[0]);
        await prepareForeign('a', { alg: 'HS256', kid: kid() }, new TextEncoder().encode(jwk));
      },
    ],
    [
      'another algorithm than announced',
      '"alg" header',
      async () => prepareForeign('a', { alg: 'PS256', kid: kid() }, foreign.privateKey),
    ],
  ])('is rejected with a token that was signed with %s', async (_, reason, prepare) => {
    await prepare();
    await expectInvalid(signIn({ respond: foreignToken('a') }), reason);
  });

  it.each([
    ['the algorithm none', '"alg" header', signedBy((claims) => new UnsecuredJWT(claims).encode())],
    [
      'a changed subject under the signature of the provider',
      'signature verification failed',
      (body: Record<string, unknown>) => {
        const [header, , signature] = (body['id_token'] as string).split('.');
        const claims = { ...decodeJwt(body['id_token'] as string), sub: 'admin' };
        body['id_token'] = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
      },
    ],
    [
      'no signature',
      'signature verification failed',
      (body: Record<string, unknown>) => {
        body['id_token'] = (body['id_token'] as string).replace(/[^.]*$/, '');
      },
    ],
    [
      'text that is no token',
      'failed to parse JWT Header',
      (body: Record<string, unknown>) => {
        body['id_token'] = 'not.a.token';
      },
    ],
    [
      'five parts, as encrypted tokens have',
      'decryption is not configured',
      (body: Record<string, unknown>) => {
        body['id_token'] = `${body['id_token']}.a.b`;
      },
    ],
    [
      'no ID token',
      '"id_token" property',
      (body: Record<string, unknown>) => {
        delete body['id_token'];
      },
    ],
    [
      'an ID token that is an object',
      '"id_token" property',
      (body: Record<string, unknown>) => {
        body['id_token'] = { sub: 'admin' };
      },
    ],
    [
      'no access token',
      '"access_token" property',
      (body: Record<string, unknown>) => {
        delete body['access_token'];
      },
    ],
    [
      'an access token of 17,000 characters',
      'token_too_long',
      (body: Record<string, unknown>) => {
        body['access_token'] = 'x'.repeat(17_000);
      },
    ],
    [
      'another type of token',
      '`token_type` value',
      (body: Record<string, unknown>) => {
        body['token_type'] = 'mac';
      },
    ],
  ])('is rejected with %s', async (_, reason, change) => {
    await expectInvalid(signIn({ respond: change }), reason);
  });

  it.each([
    ['another issuer', '"iss"', withClaims(() => ({ iss: 'https://evil.example' }))],
    ['the issuer with a slash', '"iss"', withClaims(() => ({ iss: `${server.issuer.url}/` }))],
    ['no issuer', '"iss" (issuer) claim missing', without('iss')],
    ['another audience', '"aud"', withClaims(() => ({ aud: 'other-client' }))],
    ['no audience', '"aud" (audience) claim missing', without('aud')],
    [
      'several audiences and no authorized party',
      'untrusted audiences',
      withClaims(() => ({ aud: [CLIENT_ID, 'other-client'] })),
    ],
    [
      'several audiences and another authorized party',
      '"azp"',
      withClaims(() => ({ aud: [CLIENT_ID, 'b'], azp: 'b' })),
    ],
    ['another nonce', '"nonce"', withClaims(() => ({ nonce: 'other' }))],
    ['no nonce', '"nonce" (nonce) claim missing', without('nonce')],
    ['an empty nonce', '"nonce"', withClaims(() => ({ nonce: '' }))],
    ['the hash of another access token', 'at_hash', withClaims(() => ({ at_hash: hashOf('another token') }))],
    ['a hash that is no text', 'at_hash', withClaims(() => ({ at_hash: 1 }))],
    ['an expiry in the past', 'expiration is past', withClaims(() => ({ exp: now() - 60, iat: now() - 360 }))],
    ['no expiry', '"exp" (expiration time) claim missing', without('exp')],
    ['an expiry that is text', '"exp" (expiration time) claim type', withClaims(() => ({ exp: 'tomorrow' }))],
    ['a begin in the future', '"nbf"', withClaims(() => ({ nbf: now() + 600 }))],
    ['a time in the future', 'iat', withClaims(() => ({ iat: now() + 3_600, exp: now() + 7_200 }))],
    ['no time', '"iat" (issued at) claim missing', without('iat')],
    ['no subject', '"sub" (subject) claim missing', without('sub')],
    ['an empty subject', 'sub', withClaims(() => ({ sub: '' }))],
    ['a subject that is a number', '"sub" (subject) claim type', withClaims(() => ({ sub: 1 }))],
    ['a subject of 256 characters', 'profile_without_subject', withClaims(() => ({ sub: 'x'.repeat(256) }))],
    ['an authentication time that is text', '"auth_time"', withClaims(() => ({ auth_time: 'now' }))],
  ])('is rejected with a token that has %s', async (_, reason, change) => {
    await expectInvalid(signIn(change), reason);
  });

  it.each([
    ['another state', '"state"', { state: 'other' }],
    ['no code', 'code_missing', { code: null }],
    ['an empty code', 'no authorization code', { code: '' }],
    ['the issuer of another provider', '"iss" (issuer) response parameter', { iss: 'https://evil.example' }],
  ])('is rejected with a response that has %s', async (_, reason, response) => {
    await expectInvalid(signIn({}, response), reason);
  });

  it('is accepted with the issuer of the provider in the response', async () => {
    expect(await signIn({}, { iss: server.issuer.url as string })).toMatchObject({ subject: 'person-1' });
  });

  it('is rejected without the issuer if the provider announces it', async () => {
    const local = await startLocalProvider();
    const issuer = serveOidc(local, {}, { document: { authorization_response_iss_parameter_supported: true } });
    const provider = providerRow({ kind: 'OIDC', endpoints: { issuer } });
    await expect(profileOf(ctx, provider, REQUEST, RESPONSE)).rejects.toMatchObject({
      code: 'SOCIAL_RESPONSE_INVALID',
    });
    expect(await profileOf(ctx, provider, REQUEST, { ...RESPONSE, iss: issuer })).toMatchObject({
      subject: 'person-1',
    });
  });

  it.each([
    ['access_denied', 'SOCIAL_SIGN_IN_DENIED'],
    ['user_cancelled_authorize', 'SOCIAL_SIGN_IN_DENIED'],
    ['login_required', 'SOCIAL_SIGN_IN_DENIED'],
    ['server_error', 'SOCIAL_PROVIDER_FAILED'],
    ['invalid_scope', 'SOCIAL_PROVIDER_FAILED'],
    ['constructor', 'SOCIAL_PROVIDER_FAILED'],
  ])('ends with the error %s of the provider as %s', async (error, code) => {
    await expect(signIn({}, { error, code: null })).rejects.toMatchObject({ code });
  });

  it('tells the person nothing about the reason, and the log nothing that is secret', async () => {
    logged.length = 0;
    const failing = signIn(withClaims(() => ({ nonce: 'a-secret-nonce' })));
    await expect(failing).rejects.toThrow('The response of the provider is not valid. Start the sign-in again.');
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'A social sign-in failed',
        deploymentId: 7,
        provider: 'test',
        kind: 'OIDC',
        code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
        detail: expect.stringContaining('"nonce"'),
      },
    ]);
    expect(logged.join()).not.toMatch(/a-secret|the-nonce|eyJ|the secret/);
  });
});

const hashOf = (token: string) => createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
