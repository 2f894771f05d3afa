import { openClientSecret } from '../client-secret.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { OauthKind, RawProfile } from '../provider-kind.ts';
import { requestedScopes } from '../provider-kinds.ts';
import type { ProviderRow, SocialClientContext } from '../sign-in-request.ts';
import { endpointsOf } from './configuration.ts';
import { fetchOnce } from './outgoing-fetch.ts';

/** Reads the profile of a provider without OpenID Connect. */
export function readOauthProfile(
  { outgoingHttp, vault }: SocialClientContext,
  kind: OauthKind,
  provider: ProviderRow,
  accessToken: string,
): Promise<RawProfile> {
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
  const request = (url: string) => fetchOnce(outgoingHttp, url, headers);
  return kind.readProfile({
    profileUrl: endpointsOf(provider, kind).profileUrl,
    accessToken,
    clientSecret: openClientSecret(vault, provider),
    scopes: requestedScopes(provider),
    fields: provider.endpoints.profileFields,
    get: async (url) => jsonOf(await request(url)),
    async getIfAllowed(url) {
      const response = await request(url);
      return [401, 403, 404].includes(response.status) ? null : jsonOf(response);
    },
  });
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.status !== 200) throw new ProviderFailure('FAILED', 'profile_status', String(response.status));
  try {
    const json: unknown = await response.json();
    if (typeof json === 'object' && json !== null) return json;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ProviderFailure('FAILED', 'profile_is_not_json');
}
