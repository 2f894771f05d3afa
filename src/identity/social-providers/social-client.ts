import { urlOfRequest } from './requests/authorization-url.ts';
import { profileOfResponse } from './requests/exchange-code.ts';
import { newTokens } from './requests/refresh-tokens.ts';
import { withServiceErrors } from './requests/report-failure.ts';
import type {
  AuthorizationRequest,
  AuthorizationResponse,
  ProviderRow,
  ProviderTokens,
  SocialClientContext,
  SocialProfile,
} from './sign-in-request.ts';

export type {
  AuthorizationRequest,
  AuthorizationResponse,
  ProviderRow,
  ProviderTokens,
  RequestSecrets,
  SocialClientContext,
  SocialProfile,
} from './sign-in-request.ts';

/** The URL of the provider's page for this request. Throws 503 `SOCIAL_PROVIDER_FAILED`. */
export function authorizationUrl(
  ctx: SocialClientContext,
  provider: ProviderRow,
  request: AuthorizationRequest,
): Promise<string> {
  return withServiceErrors(ctx, provider, () => urlOfRequest(ctx, provider, request));
}

/**
 * Exchanges the response for the profile of the person, and checks every token. Throws `SOCIAL_SIGN_IN_DENIED`,
 * `SOCIAL_RESPONSE_INVALID` or `SOCIAL_PROVIDER_FAILED`.
 */
export function profileOf(
  ctx: SocialClientContext,
  provider: ProviderRow,
  request: AuthorizationRequest,
  response: AuthorizationResponse,
): Promise<SocialProfile> {
  return withServiceErrors(ctx, provider, () => profileOfResponse(ctx, provider, request, response));
}

/**
 * New tokens for stored ones. A provider that gives no new refresh token leaves the old one valid, which is then returned.
 * Throws `SOCIAL_PROVIDER_FAILED`, or `SOCIAL_RESPONSE_INVALID` when the provider no longer accepts the refresh token.
 */
export function refreshTokens(
  ctx: SocialClientContext,
  provider: ProviderRow,
  refreshToken: string,
): Promise<ProviderTokens> {
  return withServiceErrors(ctx, provider, () => newTokens(ctx, provider, refreshToken));
}
