import { ProviderFailure } from '../provider-failure.ts';
import type { ProviderTokens } from '../sign-in-request.ts';

/** Longer tokens are not stored, and no provider has them. */
const MAX_LENGTH = 16_384;
const MAX_LIFETIME_SECONDS = 10 * 365 * 86_400;

interface TokenResponse {
  readonly access_token: string;
  readonly refresh_token?: string;
  expiresIn(): number | undefined;
}

export function providerTokens(response: TokenResponse): ProviderTokens {
  const { access_token: accessToken, refresh_token: refreshToken = null } = response;
  if (accessToken.length > MAX_LENGTH || (refreshToken ?? '').length > MAX_LENGTH) {
    throw new ProviderFailure('INVALID', 'token_too_long');
  }
  const seconds = response.expiresIn();
  return {
    accessToken,
    refreshToken,
    expiresAt: seconds === undefined ? null : new Date(Date.now() + Math.min(seconds, MAX_LIFETIME_SECONDS) * 1_000),
  };
}
