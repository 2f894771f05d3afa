import type { OidcKind } from '../provider-kind.ts';

/**
 * Slack accepts PKCE of public clients only: its OpenID endpoint fails for a request with both a verifier and a secret. The nonce in the
 * ID token protects the code instead.
 */
export const slack: OidcKind = {
  protocol: 'OIDC',
  label: 'Slack',
  issuerOf: () => 'https://slack.com',
  scopes: ['openid', 'profile', 'email'],
  clientAuthentication: 'client_secret_post',
  acceptsPkce: false,
  reauthenticationParameters: {},
};
