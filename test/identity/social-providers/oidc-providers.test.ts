import { generateKeyPairSync } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { jwtVerify } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type AuthorizationResponse,
  authorizationUrl,
  type ProviderRow,
  profileOf,
} from '../../../src/identity/social-providers/social-client.ts';
import type { OutgoingHttp } from '../../../src/platform/outgoing/http-client.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type LocalProvider,
  providerRow,
  REQUEST,
  RESPONSE,
  serveOidc,
  socialContext,
  startLocalProvider,
  stopLocalProviders,
} from './local-provider.ts';

const ctx = socialContext();

afterAll(stopLocalProviders);

interface Options {
  readonly row?: Partial<ProviderRow> & { readonly clientSecret?: string };
  readonly response?: Partial<AuthorizationResponse>;
  readonly prepare?: (local: LocalProvider) => void;
  readonly document?: object;
}

/** Signs in at a local provider of a kind whose ID token has these claims. */
async function signIn(
  kind: ProviderRow['kind'],
  claims: JWTPayload,
  { row = {}, response, prepare, document = {} }: Options = {},
) {
  const local = await startLocalProvider();
  const issuer = serveOidc(local, claims, { document });
  prepare?.(local);
  const provider = providerRow({ kind, ...row, endpoints: { issuer, ...row.endpoints } });
  const url = new URL(await authorizationUrl(ctx, provider, REQUEST));
  const result = await profileOf(ctx, provider, REQUEST, { ...RESPONSE, ...response });
  const token = local.requests.find(({ url }) => url.pathname === '/token');
  return {
    result,
    local,
    provider,
    sent: Object.fromEntries(url.searchParams),
    token: token as NonNullable<typeof token>,
  };
}

const PERSON = {
  email: 'ada@people.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
  name: 'Ada Lovelace',
  picture: 'https://people.example/ada.png',
  locale: 'en',
};

describe('Google', () => {
  it('is asked with state, nonce, PKCE and the scopes of a sign-in', async () => {
    const { result, sent, token } = await signIn('GOOGLE', { ...PERSON, hd: 'people.example' });
    expect(sent).toMatchObject({
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge_method: 'S256',
      redirect_uri: REQUEST.redirectUri,
    });
    expect(sent['code_challenge']).toMatch(/^[\w-]{43}$/);
    expect(sent['access_type']).toBeUndefined();
    expect(Object.fromEntries(token.form)).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      code_verifier: REQUEST.secrets.codeVerifier,
      redirect_uri: REQUEST.redirectUri,
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
    });
    expect(result).toEqual({
      subject: 'person-1',
      email: 'ada@people.example',
      isEmailVerified: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
      locale: 'en',
      pictureUrl: 'https://people.example/ada.png',
      tokens: { accessToken: 'an-access-token', refreshToken: null, expiresAt: expect.any(Date) },
      authenticatedAt: null,
    });
  });

  it('is asked for a refresh token only if tokens are stored', async () => {
    const { sent } = await signIn('GOOGLE', PERSON, { row: { tokensStored: true } });
    expect(sent).toMatchObject({ access_type: 'offline', prompt: 'consent' });
  });
});

describe('Apple', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientSecret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const row = { clientSecret, endpoints: { teamId: 'TEAM123456', keyId: 'KEY1234567' } };
  const RELAY = { email: 'x7k2@privaterelay.appleid.com', email_verified: 'true', is_private_email: 'true' };

  it('receives a client secret that the private key signs, and sends its response with a form', async () => {
    const { sent, token, result } = await signIn('APPLE', RELAY, { row });
    expect(sent).toMatchObject({ response_mode: 'form_post', scope: 'name email', nonce: 'the-nonce' });
    const jwt = await jwtVerify(token.form.get('client_secret') as string, publicKey);
    expect(jwt.protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    const { iat = 0, exp = 0, ...claims } = jwt.payload;
    expect(claims).toEqual({ iss: 'TEAM123456', sub: CLIENT_ID, aud: 'https://appleid.apple.com' });
    expect(exp - iat).toBe(300);
    expect(token.form.get('client_id')).toBe(CLIENT_ID);
    expect(result).toMatchObject({ email: RELAY.email, isEmailVerified: true, firstName: null, lastName: null });
  });

  it('tells the name once, with the response, whose address is not used', async () => {
    const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Lovelace' }, email: 'other@people.example' });
    const { result } = await signIn('APPLE', RELAY, { row, response: { user } });
    expect(result).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', email: RELAY.email });
  });

  it.each(['not JSON', 'null', '[]', '{"name":null}', '{"name":"Ada"}', '{"name":{"firstName":{}}}'])(
    'has no name for the parameter %j',
    async (user) => {
      const { result } = await signIn('APPLE', RELAY, { row, response: { user } });
      expect([result.firstName, result.lastName]).toEqual([null, null]);
    },
  );

  it.each([
    [true, true],
    ['true', true],
    ['false', false],
    [false, false],
    [undefined, false],
    [1, false],
  ])('has a claim email_verified that is %j', async (email_verified, expected) => {
    const { result } = await signIn('APPLE', { ...RELAY, email_verified }, { row });
    expect(result.isEmailVerified).toBe(expected);
  });

  it('cannot be used with another key', async () => {
    const other = signIn('APPLE', RELAY, { row: { ...row, clientSecret: 'not a key' } });
    await expect(other).rejects.toMatchObject({ code: 'SOCIAL_PROVIDER_FAILED' });
  });
});

describe('Microsoft', () => {
  const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47';
  const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

  /** Signs in at a local Microsoft whose discovery document has the issuer of all tenants, or of one. */
  async function signInAt(claims: JWTPayload, { issuerTenant = '{tenantid}', tenant = 'common' } = {}) {
    const local = await startLocalProvider();
    const issuer = serveOidc(
      local,
      { tid: TENANT, iss: `${local.url}/${TENANT}/v2.0`, ...PERSON, ...claims },
      {
        path: `/${tenant}/v2.0`,
        issuer: `${local.url}/${issuerTenant}/v2.0`,
      },
    );
    const provider = providerRow({ kind: 'MICROSOFT', endpoints: { issuer } });
    const issuerOf = (id: string) => `${local.url}/${id}/v2.0`;
    return { local, provider, issuerOf, signIn: () => profileOf(ctx, provider, REQUEST, RESPONSE) };
  }

  it('has issuers with the tenant of the person', async () => {
    const { signIn } = await signInAt({});
    expect(await signIn()).toMatchObject({ subject: 'person-1', firstName: 'Ada' });
  });

  it.each([
    ['another tenant than its issuer', { tid: PERSONAL }],
    ['no tenant', { tid: undefined }],
    ['a placeholder instead of a tenant', { iss: 'http://127.0.0.1/{tenantid}/v2.0' }],
  ])('is rejected with a token that has %s', async (_, claims) => {
    const { signIn } = await signInAt(claims);
    await expect(signIn()).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
  });

  it('accepts one tenant only if the settings name one', async () => {
    const own = await signInAt({}, { tenant: TENANT, issuerTenant: TENANT });
    expect(await own.signIn()).toMatchObject({ subject: 'person-1' });
    const other = await signInAt({ tid: PERSONAL }, { tenant: TENANT, issuerTenant: TENANT });
    serveOidc(
      other.local,
      { ...PERSON, tid: PERSONAL, iss: other.issuerOf(PERSONAL) },
      {
        path: `/${TENANT}/v2.0`,
        issuer: other.issuerOf(TENANT),
      },
    );
    await expect(other.signIn()).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
  });

  it('is rejected when its discovery document names an issuer elsewhere', async () => {
    const local = await startLocalProvider();
    const issuer = serveOidc(local, {}, { path: '/common/v2.0', issuer: 'https://evil.example/{tenantid}/v2.0' });
    const provider = providerRow({ kind: 'MICROSOFT', endpoints: { issuer } });
    await expect(authorizationUrl(ctx, provider, REQUEST)).rejects.toMatchObject({ code: 'SOCIAL_PROVIDER_FAILED' });
  });

  it.each([
    [{ email_verified: true }, false],
    [{ email_verified: true, xms_edov: '1' }, false],
    [{ xms_edov: 'true' }, false],
    [{ xms_edov: 1 }, false],
    [{ xms_edov: true }, true],
  ])('has a verified address with %j: %s', async (claims, expected) => {
    const { signIn } = await signInAt({ email_verified: undefined, ...claims });
    const { email, isEmailVerified } = await signIn();
    expect([email, isEmailVerified]).toEqual(['ada@people.example', expected]);
  });

  it.each([
    [undefined, '/common/v2.0/'],
    ['organizations', '/organizations/v2.0/'],
    [TENANT, `/${TENANT}/v2.0/`],
    ['a/../b', '/a%2F..%2Fb/v2.0/'],
  ])('is discovered for the tenant %s', async (tenant, path) => {
    const urls: string[] = [];
    const outgoingHttp: OutgoingHttp = {
      ...ctx.outgoingHttp,
      async request({ url }) {
        urls.push(url);
        return { status: 404, headers: {}, body: Buffer.alloc(0), url };
      },
    };
    const provider = providerRow({ kind: 'MICROSOFT', endpoints: tenant === undefined ? {} : { tenant } });
    await expect(authorizationUrl(socialContext({ outgoingHttp }), provider, REQUEST)).rejects.toThrow();
    expect(urls).toEqual([`https://login.microsoftonline.com${path}.well-known/openid-configuration`]);
  });
});

describe('LinkedIn', () => {
  it('is asked without nonce and PKCE, which it does not support', async () => {
    const claims = { ...PERSON, nonce: undefined, locale: { country: 'US', language: 'en' } };
    const { sent, token, result } = await signIn('LINKEDIN', claims);
    expect(Object.keys(sent).sort()).toEqual(['client_id', 'redirect_uri', 'response_type', 'scope', 'state']);
    expect(token.form.has('code_verifier')).toBe(false);
    expect(result).toMatchObject({ isEmailVerified: true, locale: 'en-US' });
  });

  it('has verified addresses only with the value true, not with a text', async () => {
    const { result } = await signIn('LINKEDIN', {
      ...PERSON,
      nonce: undefined,
      locale: 'de_DE',
      email_verified: 'true',
    });
    expect([result.isEmailVerified, result.locale]).toEqual([false, 'de-DE']);
  });
});

describe('Slack', () => {
  it('is asked with a nonce and without PKCE, which it rejects together with a secret', async () => {
    const { sent, token, result } = await signIn('SLACK', { ...PERSON, locale: 'en-US' });
    expect(sent).toMatchObject({ nonce: 'the-nonce', state: 'the-state' });
    expect(sent['code_challenge']).toBeUndefined();
    expect(token.form.has('code_verifier')).toBe(false);
    expect(result).toMatchObject({ subject: 'person-1', isEmailVerified: true });
  });

  it('reports errors of the token endpoint with status 200', async () => {
    const failing = signIn('SLACK', PERSON, {
      prepare: ({ routes }) => {
        routes['/token'] = () => ({ body: { ok: false, error: 'invalid_code' } });
      },
    });
    await expect(failing).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
  });
});

describe('GitLab and others with OpenID Connect', () => {
  const METHODS = { token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'] };

  it('receive the secret as their discovery document says', async () => {
    const posted = await signIn('GITLAB', PERSON, { document: METHODS });
    expect(posted.token.form.get('client_secret')).toBe(CLIENT_SECRET);
    const basic = await signIn('OIDC', PERSON);
    expect([basic.token.form.has('client_secret'), basic.token.headers.authorization]).toEqual([
      false,
      expect.stringMatching(/^Basic /),
    ]);
  });

  /** Claims of an ID token without name and address, and a userinfo endpoint that has them. */
  const withUserinfo = (userinfo: object): Options => ({
    document: { userinfo_endpoint: 'set below' },
    prepare: (local) => {
      const document = local.routes['/.well-known/openid-configuration'];
      local.routes['/.well-known/openid-configuration'] = async (request) => {
        const { body } = (await (document as NonNullable<typeof document>)(request)) as { body: object };
        return { body: { ...body, userinfo_endpoint: `${local.url}/userinfo` } };
      };
      local.routes['/userinfo'] = () => ({ body: userinfo });
    },
  });

  it('are asked for what the ID token lacks', async () => {
    const { result, local } = await signIn('GITLAB', {}, withUserinfo({ sub: 'person-1', ...PERSON }));
    expect(result).toMatchObject({ email: PERSON.email, isEmailVerified: true, firstName: 'Ada' });
    expect(local.requests.at(-1)?.headers.authorization).toBe('Bearer an-access-token');
  });

  it('are not asked for more than the ID token has', async () => {
    const { local } = await signIn('GITLAB', PERSON, withUserinfo({ sub: 'person-1' }));
    expect(local.requests.map(({ url }) => url.pathname)).not.toContain('/userinfo');
  });

  it('cannot add a flag to the address of the ID token', async () => {
    const claims = { email: 'ada@people.example' };
    const { result } = await signIn(
      'OIDC',
      claims,
      withUserinfo({ sub: 'person-1', email_verified: true, name: 'Ada' }),
    );
    expect([result.isEmailVerified, result.firstName]).toEqual([false, 'Ada']);
  });

  it('are rejected with the userinfo of another person', async () => {
    const other = signIn('OIDC', {}, withUserinfo({ ...PERSON, sub: 'person-2' }));
    await expect(other).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
  });

  it.each([['true'], [1], ['yes'], [null], [undefined]])(
    'have an unverified address for the claim %j',
    async (email_verified) => {
      const { result } = await signIn('OIDC', { ...PERSON, email_verified });
      expect(result.isEmailVerified).toBe(false);
    },
  );
});

describe('a reauthentication with OpenID Connect', () => {
  const request = { ...REQUEST, isReauthentication: true };
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

  it.each([
    ['OIDC', { prompt: 'login', max_age: '0' }],
    ['MICROSOFT', { prompt: 'login', max_age: '0' }],
    ['GOOGLE', { prompt: 'select_account', max_age: '0' }],
  ] as const)('asks %s to let the person sign in again', async (kind, expected) => {
    const local = await startLocalProvider();
    const issuer = serveOidc(
      local,
      {},
      kind === 'MICROSOFT' ? { path: '/common/v2.0', issuer: `${local.url}/{tenantid}/v2.0` } : {},
    );
    const url = new URL(await authorizationUrl(ctx, providerRow({ kind, endpoints: { issuer } }), request));
    expect(Object.fromEntries(url.searchParams)).toMatchObject(expected);
  });

  it('tells when the person has signed in', async () => {
    const { provider } = await signIn('OIDC', { ...PERSON, auth_time: secondsAgo(10) });
    const { authenticatedAt } = await profileOf(ctx, provider, request, RESPONSE);
    expect(Math.abs(Date.now() - (authenticatedAt as Date).getTime())).toBeLessThan(60_000);
  });

  it('tells nothing if the provider does not', async () => {
    const { provider } = await signIn('OIDC', PERSON);
    expect((await profileOf(ctx, provider, request, RESPONSE)).authenticatedAt).toBeNull();
  });

  it.each([3_600, 301, -400])('rejects a person who has signed in %d seconds ago', async (seconds) => {
    const { provider } = await signIn('OIDC', { ...PERSON, auth_time: secondsAgo(seconds) });
    await expect(profileOf(ctx, provider, request, RESPONSE)).rejects.toMatchObject({
      code: 'SOCIAL_RESPONSE_INVALID',
    });
  });
});
