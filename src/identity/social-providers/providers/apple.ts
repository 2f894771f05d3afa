import { standardProfile } from '../profile/standard-claims.ts';
import type { OidcKind, ProviderJson } from '../provider-kind.ts';

/**
 * Apple sends its response with a form when the name or address is requested. The name comes once, at the first sign-in, in the
 * parameter `user` and not in the ID token. That parameter is not signed, so its address is ignored.
 */
export const apple: OidcKind = {
  protocol: 'OIDC',
  label: 'Apple',
  issuerOf: () => 'https://appleid.apple.com',
  scopes: ['name', 'email'],
  requiredFields: ['teamId', 'keyId'],
  clientAuthentication: 'apple_jwt',
  parameters: { response_mode: 'form_post' },
  reauthenticationParameters: {},
  profileOf(claims, user) {
    const name = (user?.['name'] ?? {}) as ProviderJson;
    return {
      ...standardProfile(claims),
      // Apple documents that the claim is a string or a boolean. Addresses of its mail relay have it as well.
      emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
      firstName: name['firstName'],
      lastName: name['lastName'],
    };
  },
};
