import type { OidcKind } from '../provider-kind.ts';

export const google: OidcKind = {
  protocol: 'OIDC',
  label: 'Google',
  issuerOf: () => 'https://accounts.google.com',
  scopes: ['openid', 'email', 'profile'],
  clientAuthentication: 'client_secret_post',
  // Google rejects `prompt=login`. The claim tells when the person last entered a password.
  reauthenticationParameters: {
    prompt: 'select_account',
    max_age: '0',
    claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
  },
  // Google gives a refresh token only after the page on which the person agrees.
  storedTokens: { parameters: { access_type: 'offline', prompt: 'consent' } },
};
