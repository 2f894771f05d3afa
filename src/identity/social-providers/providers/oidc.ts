import type { OidcKind } from '../provider-kind.ts';

/** Any provider with OpenID Connect, by its issuer. */
export const oidc: OidcKind = {
  protocol: 'OIDC',
  label: null,
  issuerOf: () => null,
  scopes: ['openid', 'profile', 'email'],
  allowsPublicClient: true,
  storedTokens: { scopes: ['offline_access'] },
};
