import { standardProfile } from '../profile/standard-claims.ts';
import type { OidcKind } from '../provider-kind.ts';

const ORIGIN = 'https://login.microsoftonline.com';
const ISSUER_PATH = /^\/(\{tenantid\}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/v2\.0$/;

/**
 * Microsoft Entra ID and personal accounts. The discovery document of several tenants has the issuer `…/{tenantid}/v2.0`, and the
 * claim `iss` of a token must have the tenant of its claim `tid`.
 *
 * The administrator of any tenant can set any `email`, so it counts as unverified. Only `xms_edov` is different, an optional claim of
 * the application: Microsoft sets it to true if the tenant has proved the domain, or Microsoft or Google has verified the address.
 *
 * `sub` is one person for this application, in each tenant, so it needs no tenant.
 */
export const microsoft: OidcKind = {
  protocol: 'OIDC',
  label: 'Microsoft',
  issuerOf: ({ tenant }) => `${ORIGIN}/${encodeURIComponent(tenant ?? 'common')}/v2.0`,
  scopes: ['openid', 'profile', 'email'],
  optionalFields: ['tenant'],
  clientAuthentication: 'client_secret_post',
  storedTokens: { scopes: ['offline_access'] },
  tenantIssuers: {
    origin: ORIGIN,
    isIssuerOf(configured, found) {
      const issuer = URL.parse(found.replace('{tenantid}', '00000000-0000-0000-0000-000000000000'));
      return issuer?.origin === configured.origin && ISSUER_PATH.test(found.slice(issuer.origin.length));
    },
  },
  profileOf: (claims) => ({ ...standardProfile(claims), emailVerified: claims['xms_edov'] }),
};
