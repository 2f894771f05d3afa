import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProviderRow } from '../../../src/identity/social-providers/social-client.ts';
import { authorizationUrl, profileOf } from '../../../src/identity/social-providers/social-client.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type LocalProvider,
  providerRow,
  REQUEST,
  RESPONSE,
  serveOauth,
  socialContext,
  startLocalProvider,
  stopLocalProviders,
} from './local-provider.ts';

const ctx = socialContext();

afterAll(stopLocalProviders);

/** A local provider of a kind with this profile, and the profile that a sign-in there finds. */
async function signIn(
  kind: ProviderRow['kind'],
  profile: unknown,
  { row = {}, prepare }: { row?: Partial<ProviderRow>; prepare?: (local: LocalProvider) => void } = {},
) {
  const local = await startLocalProvider();
  const endpoints = { ...serveOauth(local, profile), ...row.endpoints };
  prepare?.(local);
  const provider = providerRow({ kind, ...row, endpoints });
  const result = await profileOf(ctx, provider, REQUEST, RESPONSE);
  const requestTo = (path: string) => local.requests.find(({ url }) => url.pathname === path);
  return { result, local, provider, requestTo };
}

const withEmails = (emails: unknown, status = 200) => ({
  prepare: ({ routes }: LocalProvider) => {
    routes['/profile/emails'] = () => ({ status, body: emails });
  },
});

describe('GitHub', () => {
  const PROFILE = {
    login: 'octocat',
    id: 583231,
    avatar_url: 'https://avatars.githubusercontent.com/u/583231?v=4',
    name: 'Mona Lisa Octocat',
    email: 'shown-to-all@github.example',
  };
  const EMAILS = [
    { email: 'octocat@users.noreply.github.com', primary: false, verified: true, visibility: null },
    { email: 'octocat@github.example', primary: true, verified: true, visibility: 'public' },
    { email: 'old@github.example', primary: false, verified: false, visibility: null },
  ];

  it('has the primary address of the list, and the number of the account as text', async () => {
    const { result, requestTo } = await signIn('GITHUB', PROFILE, withEmails(EMAILS));
    expect(result).toMatchObject({
      subject: '583231',
      email: 'octocat@github.example',
      isEmailVerified: true,
      firstName: 'Mona',
      lastName: 'Lisa Octocat',
      pictureUrl: 'https://avatars.githubusercontent.com/u/583231?v=4',
      authenticatedAt: null,
    });
    for (const path of ['/profile', '/profile/emails']) {
      expect(requestTo(path)?.headers).toMatchObject({
        authorization: 'Bearer an-access-token',
        accept: 'application/json',
        'user-agent': 'Gatehouse/1.0',
      });
    }
  });

  it.each([
    [
      'unverified when the primary one is',
      [{ email: 'a@github.example', primary: true, verified: false }],
      200,
      'a@github.example',
    ],
    ['none without a primary one', [{ email: 'a@github.example', primary: false, verified: true }], 200, null],
    ['none without the scope', { message: 'Not Found' }, 404, null],
    ['none for a list of something else', [null, 1, 'text'], 200, null],
  ])('has an address that is %s', async (_, emails, status, email) => {
    const { result } = await signIn('GITHUB', PROFILE, withEmails(emails, status));
    expect([result.email, result.isEmailVerified]).toEqual([email, false]);
  });

  it('reports errors of the token endpoint with status 200', async () => {
    const failing = (error: string) =>
      signIn('GITHUB', PROFILE, {
        prepare: ({ routes }) => {
          routes['/token'] = () => ({ body: { error, error_description: 'The code passed is incorrect or expired.' } });
        },
      });
    await expect(failing('bad_verification_code')).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
    await expect(failing('incorrect_client_credentials')).rejects.toMatchObject({ code: 'SOCIAL_PROVIDER_FAILED' });
  });

  it('may send its issuer, which is compared at github.com only', async () => {
    const own = await signIn('GITHUB', PROFILE, withEmails(EMAILS));
    const iss = 'https://github.example/login/oauth';
    await expect(profileOf(ctx, own.provider, REQUEST, { ...RESPONSE, iss })).resolves.toMatchObject({
      subject: '583231',
    });
    const company = providerRow({ kind: 'GITHUB', endpoints: {} });
    await expect(profileOf(ctx, company, REQUEST, { ...RESPONSE, iss })).rejects.toMatchObject({
      code: 'SOCIAL_RESPONSE_INVALID',
    });
  });
});

describe('Discord', () => {
  const PROFILE = {
    id: '80351110224678912',
    username: 'nelly',
    global_name: 'Nelly Bly',
    avatar: '8342729096ea3675442027381ff50dfe',
    verified: true,
    email: 'nelly@discord.example',
    locale: 'en-US',
  };

  it('has the flag of the account for its address', async () => {
    const { result } = await signIn('DISCORD', PROFILE);
    expect(result).toMatchObject({
      subject: '80351110224678912',
      email: 'nelly@discord.example',
      isEmailVerified: true,
      firstName: 'Nelly',
      lastName: 'Bly',
      locale: 'en-US',
      pictureUrl: 'https://cdn.discordapp.com/avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png',
    });
  });

  it('has an unverified address, no picture and the user name', async () => {
    const { result } = await signIn('DISCORD', { ...PROFILE, verified: false, avatar: null, global_name: null });
    expect(result).toMatchObject({ isEmailVerified: false, pictureUrl: null, firstName: 'nelly', lastName: null });
  });
});

describe('X', () => {
  const PROFILE = {
    data: { id: '2244994945', name: 'X Dev', username: 'XDevelopers', profile_image_url: 'https://pbs.example/a.jpg' },
  };

  it('has no address by default, and receives the client secret in a header and the PKCE verifier', async () => {
    const { result, requestTo } = await signIn('X', PROFILE);
    expect(result).toMatchObject({
      subject: '2244994945',
      email: null,
      isEmailVerified: false,
      firstName: 'X',
      lastName: 'Dev',
    });
    const token = requestTo('/token');
    // RFC 6749, section 2.3.1: both parts are encoded as forms are.
    const secret = `${CLIENT_ID}:${CLIENT_SECRET.replaceAll(' ', '+')}`;
    expect(token?.headers.authorization?.replace('Basic ', '')).toBe(
      Buffer.from(secret.replace('-', '%2D')).toString('base64'),
    );
    expect(token?.form.get('code_verifier')).toBe(REQUEST.secrets.codeVerifier);
    expect(requestTo('/profile')?.url.searchParams.get('user.fields')).toBe('profile_image_url');
  });

  it('has an address with the scope users.email, which counts as unverified', async () => {
    const data = { ...PROFILE.data, confirmed_email: 'dev@x.example' };
    const scopes = ['users.read', 'tweet.read', 'users.email'];
    const { result, requestTo } = await signIn('X', { data }, { row: { scopes } });
    expect([result.email, result.isEmailVerified]).toEqual(['dev@x.example', false]);
    expect(requestTo('/profile')?.url.searchParams.get('user.fields')).toBe('profile_image_url,confirmed_email');
  });

  it('reports an error with status 200 and no data', async () => {
    await expect(signIn('X', { errors: [{ title: 'Forbidden' }] })).rejects.toMatchObject({
      code: 'SOCIAL_RESPONSE_INVALID',
    });
  });
});

describe('Facebook', () => {
  const PROFILE = {
    id: '10158',
    name: 'Ada Lovelace',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@facebook.example',
    picture: { data: { height: 200, is_silhouette: false, url: 'https://scontent.example/ada.jpg', width: 200 } },
  };

  it('has an address that counts as unverified, also if the profile has a flag', async () => {
    const { result, requestTo } = await signIn('FACEBOOK', { ...PROFILE, verified: true, email_verified: true });
    expect(result).toMatchObject({
      subject: '10158',
      email: 'ada@facebook.example',
      isEmailVerified: false,
      firstName: 'Ada',
      lastName: 'Lovelace',
      pictureUrl: 'https://scontent.example/ada.jpg',
    });
    const parameters = requestTo('/profile')?.url.searchParams;
    expect(parameters?.get('fields')).toBe('id,name,first_name,last_name,email,picture.type(large)');
    expect(parameters?.get('appsecret_proof')).toBe(
      createHmac('sha256', CLIENT_SECRET).update('an-access-token').digest('hex'),
    );
  });

  it('has no picture for a silhouette, and no address that was not allowed', async () => {
    const { email: _, ...others } = PROFILE;
    const picture = { data: { ...PROFILE.picture.data, is_silhouette: true } };
    const { result } = await signIn('FACEBOOK', { ...others, picture });
    expect([result.pictureUrl, result.email]).toEqual([null, null]);
  });

  it('reports errors in its own form', async () => {
    const failing = signIn('FACEBOOK', PROFILE, {
      prepare: ({ routes }) => {
        routes['/token'] = () => ({
          status: 400,
          body: { error: { message: 'Invalid', type: 'OAuthException', code: 100 } },
        });
      },
    });
    await expect(failing).rejects.toMatchObject({ code: 'SOCIAL_PROVIDER_FAILED' });
  });
});

describe('a server with OAuth 2.0', () => {
  const profileFields = {
    subject: 'user.uid',
    email: 'emails.0.value',
    emailVerified: 'emails.0.confirmed',
    name: 'user.display',
    picture: 'avatar',
  };
  const PROFILE = {
    user: { uid: 42, display: 'Ada King' },
    emails: [{ value: 'ada@own.example', confirmed: true }],
    avatar: 'https://own.example/ada.png',
  };
  const row = { endpoints: { profileFields } };

  it('has its profile at the paths of the settings', async () => {
    const { result } = await signIn('OAUTH2', PROFILE, { row });
    expect(result).toMatchObject({
      subject: '42',
      email: 'ada@own.example',
      isEmailVerified: true,
      firstName: 'Ada',
      lastName: 'King',
      pictureUrl: 'https://own.example/ada.png',
    });
  });

  it.each([['true'], [1], [null], [['true']], [{}]])('has an unverified address for %j', async (confirmed) => {
    const profile = { ...PROFILE, emails: [{ value: 'ada@own.example', confirmed }] };
    expect((await signIn('OAUTH2', profile, { row })).result.isEmailVerified).toBe(false);
  });

  it.each([
    ['no id', { user: {} }],
    ['an empty id', { user: { uid: ' ' } }],
    ['a number that JSON cannot represent', { user: { uid: 2 ** 60 } }],
    ['an object as id', { user: { uid: {} } }],
    ['an id of 256 characters', { user: { uid: 'x'.repeat(256) } }],
    ['an id with a control character', { user: { uid: 'a\u0000b' } }],
    ['a list', []],
  ])('is rejected with %s', async (_, profile) => {
    await expect(signIn('OAUTH2', profile, { row })).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
  });

  it.each(['constructor', '__proto__.x', 'toString'])('has no field %s that JavaScript adds', async (subject) => {
    const own = { endpoints: { profileFields: { subject } } };
    await expect(signIn('OAUTH2', PROFILE, { row: own })).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
  });

  it('can be used by a public client, which sends its id and the PKCE verifier', async () => {
    const { requestTo } = await signIn('OAUTH2', PROFILE, { row: { ...row, clientSecretSealed: null } });
    const form = requestTo('/token')?.form;
    expect([form?.get('client_id'), form?.get('client_secret'), form?.get('code_verifier')]).toEqual([
      CLIENT_ID,
      null,
      REQUEST.secrets.codeVerifier,
    ]);
    expect(requestTo('/token')?.headers.authorization).toBeUndefined();
  });

  it('returns tokens without type, with empty fields and with a meaningless ID token', async () => {
    const { result } = await signIn('OAUTH2', PROFILE, {
      row,
      prepare: ({ routes }) => {
        routes['/token'] = () => ({
          body: { access_token: 'a', refresh_token: '', expires_in: null, id_token: 'none' },
        });
      },
    });
    expect(result.tokens).toEqual({ accessToken: 'a', refreshToken: null, expiresAt: null });
  });

  it('has texts within the bounds of accounts', async () => {
    const user = { uid: '1', display: `\u0007 ${'x'.repeat(300)}\n ${'y'.repeat(300)} \ud800` };
    const profile = { user, emails: [{ value: 'not an address' }], avatar: 'javascript:alert(1)' };
    const { result } = await signIn('OAUTH2', profile, { row });
    expect(result).toMatchObject({ email: null, pictureUrl: null, firstName: 'x'.repeat(255), lastName: null });
  });
});

describe('a reauthentication', () => {
  it.each([
    ['GITHUB', { prompt: 'select_account' }],
    ['DISCORD', { prompt: 'consent' }],
    ['FACEBOOK', { auth_type: 'reauthenticate' }],
    ['X', {}],
  ] as const)('asks %s for what it offers', async (kind, expected) => {
    const provider = providerRow({ kind, endpoints: {} });
    const url = new URL(await authorizationUrl(ctx, provider, { ...REQUEST, isReauthentication: true }));
    const { prompt, auth_type, max_age } = Object.fromEntries(url.searchParams);
    expect({ ...(prompt && { prompt }), ...(auth_type && { auth_type }), ...(max_age && { max_age }) }).toEqual(
      expected,
    );
  });
});
