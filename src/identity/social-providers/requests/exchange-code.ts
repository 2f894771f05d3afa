import { boundedProfile } from '../profile/bounded-profile.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { PROVIDER_KINDS } from '../provider-kinds.ts';
import type {
  AuthorizationRequest,
  AuthorizationResponse,
  ProviderRow,
  SocialClientContext,
  SocialProfile,
} from '../sign-in-request.ts';
import { assertNoError } from './authorization-error.ts';
import { configurationOf } from './configuration-cache.ts';
import { failureOf } from './failure-of.ts';
import { type Configuration, openidClient } from './openid-client.ts';
import { providerTokens } from './provider-tokens.ts';
import { readOauthProfile } from './read-oauth-profile.ts';
import { readOidcProfile } from './read-oidc-profile.ts';
import { withTimeLimit } from './time-limit.ts';

/** The limit for all requests of one exchange. Discovery, which others may wait for, has a limit of its own. */
const EXCHANGE_TIMEOUT_MS = 15_000;

/** Exchanges the code of a response, and reads the profile of the person. */
export async function profileOfResponse(
  ctx: SocialClientContext,
  provider: ProviderRow,
  request: AuthorizationRequest,
  response: AuthorizationResponse,
): Promise<SocialProfile> {
  assertNoError(response);
  const configuration = await configurationOf(ctx, provider);
  return withTimeLimit(EXCHANGE_TIMEOUT_MS, async () => {
    try {
      return await exchange(ctx, configuration, { provider, request, response });
    } catch (error) {
      throw failureOf(error, 'INVALID');
    }
  });
}

interface Exchange {
  readonly provider: ProviderRow;
  readonly request: AuthorizationRequest;
  readonly response: AuthorizationResponse;
}

async function exchange(
  ctx: SocialClientContext,
  configuration: Configuration,
  { provider, request, response }: Exchange,
): Promise<SocialProfile> {
  const client = await openidClient();
  const kind = PROVIDER_KINDS[provider.kind];
  const { secrets, isReauthentication } = request;
  const isOidc = kind.protocol === 'OIDC';
  const issuer = issuerToCompare(provider, response);
  const tokens = await client.authorizationCodeGrant(configuration, callbackUrl(request, response, issuer), {
    expectedState: secrets.state,
    idTokenExpected: isOidc,
    ...(kind.acceptsPkce !== false && { pkceCodeVerifier: secrets.codeVerifier }),
    ...(isOidc && kind.returnsNonce !== false && { expectedNonce: secrets.nonce }),
  });
  const stored = providerTokens(tokens);
  const { raw, authenticatedAt } = isOidc
    ? await readOidcProfile(configuration, kind, { provider, response, tokens, isReauthentication })
    : { raw: await readOauthProfile(ctx, kind, provider, tokens.access_token), authenticatedAt: null };
  return { ...boundedProfile(raw), tokens: stored, authenticatedAt };
}

/**
 * The issuer of the response (RFC 9207), which openid-client compares and requires from providers that announce it. Left out where it is
 * not known what it must be: each provider has its own redirect URI, so that no other one can answer for it.
 */
function issuerToCompare({ kind, endpoints }: ProviderRow, { iss }: AuthorizationResponse): string | null {
  const { protocol, ...row } = PROVIDER_KINDS[kind];
  const isKnown =
    protocol === 'OIDC'
      ? !('tenantIssuers' in row)
      : 'issuer' in row && row.issuer !== undefined && endpoints.authorizationUrl === undefined;
  return isKnown ? (iss ?? null) : null;
}

/** The URL to which the provider has returned the browser, with the parameters that are checked. */
function callbackUrl(
  { redirectUri }: AuthorizationRequest,
  { state, code }: AuthorizationResponse,
  issuer: string | null,
): URL {
  if (code == null) throw new ProviderFailure('INVALID', 'code_missing');
  const url = new URL(redirectUri);
  url.searchParams.set('state', state);
  url.searchParams.set('code', code);
  if (issuer !== null) url.searchParams.set('iss', issuer);
  return url;
}
