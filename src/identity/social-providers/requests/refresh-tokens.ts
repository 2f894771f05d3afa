import type { ProviderRow, ProviderTokens, SocialClientContext } from '../sign-in-request.ts';
import { configurationOf } from './configuration-cache.ts';
import { failureOf } from './failure-of.ts';
import { openidClient } from './openid-client.ts';
import { providerTokens } from './provider-tokens.ts';
import { withTimeLimit } from './time-limit.ts';

const REFRESH_TIMEOUT_MS = 10_000;

/** Exchanges a refresh token. Most providers give a new one, and some make the old one invalid. */
export async function newTokens(
  ctx: SocialClientContext,
  provider: ProviderRow,
  refreshToken: string,
): Promise<ProviderTokens> {
  const client = await openidClient();
  const configuration = await configurationOf(ctx, provider);
  return withTimeLimit(REFRESH_TIMEOUT_MS, async () => {
    try {
      const tokens = providerTokens(await client.refreshTokenGrant(configuration, refreshToken));
      return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    } catch (error) {
      throw failureOf(error, 'INVALID');
    }
  });
}
