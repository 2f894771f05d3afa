import { standardProfile } from '../profile/standard-claims.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { OidcKind, ProviderJson, RawProfile } from '../provider-kind.ts';
import { requestedScopes } from '../provider-kinds.ts';
import type { AuthorizationResponse, ProviderRow } from '../sign-in-request.ts';
import { authenticationTime, checkIdToken } from './id-token-checks.ts';
import { type Configuration, openidClient } from './openid-client.ts';

interface OidcTokens {
  readonly access_token: string;
  readonly id_token?: string;
  claims(): ProviderJson | undefined;
}

interface OidcResponse {
  readonly provider: ProviderRow;
  readonly response: AuthorizationResponse;
  readonly tokens: OidcTokens;
  readonly isReauthentication: boolean;
}

/** The profile in the ID token, whose signature and claims openid-client has checked, and of the userinfo endpoint. */
export async function readOidcProfile(
  configuration: Configuration,
  kind: OidcKind,
  { provider, response, tokens, isReauthentication }: OidcResponse,
): Promise<{ raw: RawProfile; authenticatedAt: Date | null }> {
  const { id_token: idToken, access_token: accessToken } = tokens;
  const claims = tokens.claims();
  if (idToken === undefined || claims === undefined) throw new ProviderFailure('INVALID', 'id_token_missing');
  checkIdToken(idToken, accessToken, claims);
  const authenticatedAt = authenticationTime(claims, isReauthentication);
  const profile = await withUserinfo(configuration, requestedScopes(provider), claims, accessToken);
  const { profileOf = standardProfile } = kind;
  return { raw: profileOf(profile, jsonObject(response.user)), authenticatedAt };
}

/** Adds what the ID token lacks. An address and whether it is verified come from the same place. */
async function withUserinfo(
  configuration: Configuration,
  scopes: readonly string[],
  claims: ProviderJson,
  accessToken: string,
): Promise<ProviderJson> {
  const lacksEmail = scopes.includes('email') && claims['email'] === undefined;
  const lacksName = scopes.includes('profile') && claims['name'] === undefined && claims['given_name'] === undefined;
  const hasEndpoint = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (!hasEndpoint || (!lacksEmail && !lacksName)) return claims;
  const client = await openidClient();
  // Rejects the profile of another person.
  const userinfo: ProviderJson = await client.fetchUserInfo(configuration, accessToken, claims['sub'] as string);
  const { email, email_verified, ...others } = userinfo;
  return { ...others, ...(lacksEmail && { email, email_verified }), ...claims };
}

/** JSON of the response; null for another text, because the parameter can be changed on its way. */
function jsonObject(text: string | null | undefined): ProviderJson | null {
  if (text == null) return null;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' ? (json as ProviderJson | null) : null;
  } catch {
    // Not JSON.
    return null;
  }
}
