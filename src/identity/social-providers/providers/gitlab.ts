import type { OidcKind } from '../provider-kind.ts';

export const gitlab: OidcKind = {
  protocol: 'OIDC',
  label: 'GitLab',
  issuerOf: () => 'https://gitlab.com',
  scopes: ['openid', 'profile', 'email'],
};
