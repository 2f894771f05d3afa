import type { OauthKind, ProviderJson } from '../provider-kind.ts';

/** Any server with OAuth 2.0. The settings name the fields of its profile. */
export const oauth2: OauthKind = {
  protocol: 'OAUTH2',
  label: null,
  endpoints: null,
  scopes: [],
  requiredFields: ['profileFields'],
  allowsPublicClient: true,
  reauthenticationParameters: {},
  async readProfile({ profileUrl, fields, get }) {
    const profile = await get(profileUrl);
    const read = (path: string | null | undefined) => (path == null ? undefined : valueAt(profile, path));
    return {
      subject: read(fields?.subject),
      email: read(fields?.email),
      emailVerified: read(fields?.emailVerified),
      firstName: read(fields?.firstName),
      lastName: read(fields?.lastName),
      name: read(fields?.name),
      picture: read(fields?.picture),
    };
  },
};

/** The value at a path with dots, such as `user.email` or `emails.0`. */
function valueAt(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    return (value as ProviderJson)[name];
  }, json);
}
