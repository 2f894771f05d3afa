import { afterAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  type ProviderRow,
  refreshTokens,
} from '../../../src/identity/social-providers/social-client.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type LocalResponse,
  providerRow,
  REQUEST,
  serveOauth,
  serveOidc,
  socialContext,
  startLocalProvider,
  stopLocalProviders,
} from './local-provider.ts';

const ctx = socialContext();

afterAll(stopLocalProviders);

async function refresh(response: LocalResponse) {
  const local = await startLocalProvider();
  const provider = providerRow({ kind: 'DISCORD', endpoints: serveOauth(local, {}) });
  local.routes['/token'] = () => response;
  return { tokens: refreshTokens(ctx, provider, 'old-refresh'), local };
}

const TOKENS = { access_token: 'new-access', token_type: 'Bearer', expires_in: 3600 };

describe('a refresh of stored tokens', () => {
  it('sends the refresh token with the secret, and returns the new tokens', async () => {
    const { tokens, local } = await refresh({ body: { ...TOKENS, refresh_token: 'new-refresh' } });
    const { expiresAt, ...others } = await tokens;
    expect(others).toEqual({ accessToken: 'new-access', refreshToken: 'new-refresh' });
    expect(Math.abs((expiresAt as Date).getTime() - Date.now() - 3_600_000)).toBeLessThan(30_000);
    expect(Object.fromEntries(local.requests[0]?.form ?? [])).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'old-refresh',
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
    });
  });

  it('keeps the refresh token of a provider that gives no new one', async () => {
    const { tokens } = await refresh({ body: TOKENS });
    expect(await tokens).toMatchObject({ accessToken: 'new-access', refreshToken: 'old-refresh' });
  });

  it('bounds the lifetime of a token', async () => {
    const { tokens } = await refresh({ body: { ...TOKENS, expires_in: 1e15 } });
    expect((await tokens).expiresAt?.getFullYear()).toBeLessThan(2100);
  });

  it.each([
    ['invalid_grant', 'SOCIAL_RESPONSE_INVALID'],
    ['bad_refresh_token', 'SOCIAL_RESPONSE_INVALID'],
    ['invalid_client', 'SOCIAL_PROVIDER_FAILED'],
  ])('fails with the error %s of the provider as %s', async (error, code) => {
    const { tokens } = await refresh({ status: 400, body: { error } });
    await expect(tokens).rejects.toMatchObject({ code });
  });

  it('rejects an ID token that a foreign key has signed', async () => {
    const local = await startLocalProvider();
    const issuer = serveOidc(local, { nonce: undefined });
    const provider = providerRow({ kind: 'OIDC', endpoints: { issuer } });
    expect(await refreshTokens(ctx, provider, 'old-refresh')).toMatchObject({ accessToken: 'an-access-token' });
    local.routes['/keys'] = () => ({ body: { keys: [] } });
    const other = providerRow({ kind: 'OIDC', endpoints: { issuer } });
    await expect(refreshTokens(ctx, other, 'old-refresh')).rejects.toMatchObject({ code: 'SOCIAL_RESPONSE_INVALID' });
  });

  it.each([
    ['MICROSOFT', 'openid profile email offline_access'],
    ['X', 'users.read tweet.read offline.access'],
    ['DISCORD', 'identify email'],
  ] as const)('is prepared with the scopes of %s, if tokens are stored', async (kind, expected) => {
    const local = await startLocalProvider();
    const options = { path: '/common/v2.0', issuer: `${local.url}/{tenantid}/v2.0` };
    const endpoints: ProviderRow['endpoints'] = kind === 'MICROSOFT' ? { issuer: serveOidc(local, {}, options) } : {};
    const provider = providerRow({ kind, endpoints, tokensStored: true });
    const url = new URL(await authorizationUrl(ctx, provider, REQUEST));
    expect(url.searchParams.get('scope')).toBe(expected);
  });
});
