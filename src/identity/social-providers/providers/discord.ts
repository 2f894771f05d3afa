import type { OauthKind, ProviderJson } from '../provider-kind.ts';

export const discord: OauthKind = {
  protocol: 'OAUTH2',
  label: 'Discord',
  endpoints: {
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    profileUrl: 'https://discord.com/api/users/@me',
  },
  scopes: ['identify', 'email'],
  clientAuthentication: 'client_secret_post',
  reauthenticationParameters: { prompt: 'consent' },
  async readProfile({ profileUrl, get }) {
    const profile = (await get(profileUrl)) as ProviderJson;
    const { id, avatar } = profile as { readonly id?: unknown; readonly avatar?: unknown };
    return {
      subject: id,
      email: profile['email'],
      // Whether the person has confirmed the address of the account.
      emailVerified: profile['verified'],
      name: profile['global_name'] ?? profile['username'],
      locale: profile['locale'],
      picture: typeof avatar === 'string' ? `https://cdn.discordapp.com/avatars/${id}/${avatar}.png` : null,
    };
  },
};
