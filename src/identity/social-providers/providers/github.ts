import type { OauthKind, ProviderJson } from '../provider-kind.ts';

/**
 * The profile has only an address that the person shows to all visitors, so the addresses are read. Their URL is below that of the profile:
 * `/user/emails`.
 */
export const github: OauthKind = {
  protocol: 'OAUTH2',
  label: 'GitHub',
  endpoints: {
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    profileUrl: 'https://api.github.com/user',
  },
  issuer: 'https://github.com/login/oauth',
  scopes: ['read:user', 'user:email'],
  clientAuthentication: 'client_secret_post',
  reauthenticationParameters: { prompt: 'select_account' },
  async readProfile({ profileUrl, get, getIfAllowed }) {
    const [profile, addresses] = await Promise.all([
      get(profileUrl) as Promise<ProviderJson>,
      getIfAllowed(`${profileUrl.replace(/\/$/, '')}/emails`),
    ]);
    const primary = primaryAddress(addresses);
    return {
      subject: profile['id'],
      email: primary?.['email'],
      emailVerified: primary?.['verified'],
      name: profile['name'],
      picture: profile['avatar_url'],
    };
  },
};

function primaryAddress(addresses: unknown): ProviderJson | undefined {
  if (!Array.isArray(addresses)) return undefined;
  return (addresses as readonly (ProviderJson | null)[]).find((address) => address?.['primary'] === true) ?? undefined;
}
