import type { OauthKind, ProviderJson } from '../provider-kind.ts';

/** X rejects this scope of an application that may not read addresses, so it is not requested by default. */
const EMAIL_SCOPE = 'users.email';

/**
 * X requires PKCE and the client secret in a header. It gives an address only with the scope `users.email`. No claim says that the
 * address is verified, so it counts as unverified.
 */
export const x: OauthKind = {
  protocol: 'OAUTH2',
  label: 'X',
  endpoints: {
    authorizationUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    profileUrl: 'https://api.x.com/2/users/me',
  },
  // X requires the right to read posts for the profile.
  scopes: ['users.read', 'tweet.read'],
  clientAuthentication: 'client_secret_basic',
  storedTokens: { scopes: ['offline.access'] },
  reauthenticationParameters: {},
  async readProfile({ profileUrl, scopes, get }) {
    const url = new URL(profileUrl);
    const fields = ['profile_image_url', ...(scopes.includes(EMAIL_SCOPE) ? ['confirmed_email'] : [])];
    url.searchParams.set('user.fields', fields.join(','));
    const { data } = (await get(url.href)) as { readonly data?: ProviderJson };
    return {
      subject: data?.['id'],
      email: data?.['confirmed_email'],
      name: data?.['name'],
      picture: data?.['profile_image_url'],
    };
  },
};
