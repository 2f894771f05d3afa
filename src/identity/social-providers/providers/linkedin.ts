import { standardProfile } from '../profile/standard-claims.ts';
import type { OidcKind } from '../provider-kind.ts';

/**
 * LinkedIn leaves the nonce out of its ID tokens, and rejects the exchange of an application that sends a PKCE verifier without having
 * been enabled for it. The state, which is bound to the browser, and the client secret protect the code instead.
 */
export const linkedin: OidcKind = {
  protocol: 'OIDC',
  label: 'LinkedIn',
  issuerOf: () => 'https://www.linkedin.com/oauth',
  scopes: ['openid', 'profile', 'email'],
  clientAuthentication: 'client_secret_post',
  returnsNonce: false,
  acceptsPkce: false,
  reauthenticationParameters: {},
  profileOf: (claims) => ({ ...standardProfile(claims), locale: localeText(claims['locale']) }),
};

/** LinkedIn has sent the locale as `en_US` and as an object. */
function localeText(locale: unknown): unknown {
  if (typeof locale !== 'object' || locale === null) return locale;
  const { language, country } = locale as { readonly language?: unknown; readonly country?: unknown };
  return [language, country].filter((part) => typeof part === 'string').join('-');
}
