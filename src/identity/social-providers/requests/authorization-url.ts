import { PROVIDER_KINDS, requestedScopes } from '../provider-kinds.ts';
import type { AuthorizationRequest, ProviderRow, SocialClientContext } from '../sign-in-request.ts';
import { configurationOf } from './configuration-cache.ts';
import { failureOf } from './failure-of.ts';
import { openidClient } from './openid-client.ts';

/** OpenID Connect Core 1.0, section 3.1.2.1. */
const SIGN_IN_AGAIN = { prompt: 'login', max_age: '0' };

export async function urlOfRequest(
  ctx: SocialClientContext,
  provider: ProviderRow,
  { secrets, redirectUri, isReauthentication }: AuthorizationRequest,
): Promise<string> {
  const client = await openidClient();
  const configuration = await configurationOf(ctx, provider);
  const kind = PROVIDER_KINDS[provider.kind];
  const stored = provider.tokensStored === true ? kind.storedTokens : undefined;
  const scopes = new Set([...requestedScopes(provider), ...(stored?.scopes ?? [])]);
  const isOidc = kind.protocol === 'OIDC';
  const parameters: Record<string, string> = {
    redirect_uri: redirectUri,
    ...(scopes.size > 0 && { scope: [...scopes].join(' ') }),
    state: secrets.state,
    ...kind.parameters,
    ...stored?.parameters,
    ...(isReauthentication && (kind.reauthenticationParameters ?? (isOidc ? SIGN_IN_AGAIN : {}))),
    ...(isOidc && kind.returnsNonce !== false && { nonce: secrets.nonce }),
    ...(kind.acceptsPkce !== false && {
      code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
      code_challenge_method: 'S256',
    }),
  };
  try {
    return client.buildAuthorizationUrl(configuration, parameters).href;
  } catch (error) {
    throw failureOf(error, 'FAILED');
  }
}
