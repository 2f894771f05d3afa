import { createHmac } from 'node:crypto';
import type { OauthKind, ProviderJson } from '../provider-kind.ts';

const FIELDS = 'id,name,first_name,last_name,email,picture.type(large)';

/**
 * Facebook returns only the fields that are named, and no flag that an address was verified, so addresses count as unverified. The proof
 * of the secret is needed by applications that require it, and accepted for others.
 */
export const facebook: OauthKind = {
  protocol: 'OAUTH2',
  label: 'Facebook',
  // Without a version, Facebook uses the oldest one that it still has, so these do not expire.
  endpoints: {
    authorizationUrl: 'https://www.facebook.com/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/oauth/access_token',
    profileUrl: 'https://graph.facebook.com/me',
  },
  scopes: ['public_profile', 'email'],
  clientAuthentication: 'client_secret_post',
  reauthenticationParameters: { auth_type: 'reauthenticate' },
  async readProfile({ profileUrl, accessToken, clientSecret, get }) {
    const url = new URL(profileUrl);
    url.searchParams.set('fields', FIELDS);
    if (clientSecret !== null) {
      url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'));
    }
    const profile = (await get(url.href)) as ProviderJson;
    const { picture } = profile as { readonly picture?: { readonly data?: ProviderJson } };
    return {
      subject: profile['id'],
      email: profile['email'],
      emailVerified: false,
      firstName: profile['first_name'],
      lastName: profile['last_name'],
      name: profile['name'],
      // A silhouette is no picture of the person.
      picture: picture?.data?.['is_silhouette'] === true ? null : picture?.data?.['url'],
    };
  },
};
