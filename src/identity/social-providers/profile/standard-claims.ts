import type { ProviderJson, RawProfile } from '../provider-kind.ts';

/** The profile in the standard claims (OpenID Connect Core 1.0, section 5.1). */
export function standardProfile(claims: ProviderJson): RawProfile {
  return {
    subject: claims['sub'],
    email: claims['email'],
    emailVerified: claims['email_verified'],
    firstName: claims['given_name'],
    lastName: claims['family_name'],
    name: claims['name'],
    locale: claims['locale'],
    picture: claims['picture'],
  };
}
