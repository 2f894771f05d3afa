import type { Context } from '../../platform/context.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';
import { openToken, sealToken } from '../social-connections/token-cells.ts';
import { type ProviderTokens, refreshTokens } from '../social-providers/social-client.ts';
import { claimRefresh, type RefreshLease, releaseRefresh } from './refresh-lease.ts';
import type { StoredTokens } from './stored-token.reads.ts';

/**
 * Exchanges the refresh token and stores the new tokens. Returns false when another request does this, or newer tokens were stored
 * meanwhile: then read them again.
 */
export async function refreshStored(ctx: Context, stored: StoredTokens, refreshTokenSealed: string): Promise<boolean> {
  const { rows, viewer } = ctx;
  const lease = await claimRefresh(rows, viewer.deploymentId, stored);
  if (lease === undefined) return false;
  // The provider may have invalidated the old refresh token, so the new one is stored however long this takes.
  liftDeadline();
  try {
    const refreshToken = openToken(ctx, stored.id, 'refresh_token_sealed', refreshTokenSealed);
    return await storeTokens(ctx, lease, await refreshTokens(ctx, stored.provider, refreshToken));
  } finally {
    await releaseRefresh(rows, lease);
  }
}

/** Stores the new tokens, unless a sign-in has stored others meanwhile. */
async function storeTokens(
  ctx: Context,
  { deploymentId, connectionId, until, accessTokenSealed }: RefreshLease,
  { accessToken, refreshToken, expiresAt }: ProviderTokens,
): Promise<boolean> {
  const now = new Date().toISOString();
  const updated = await ctx.rows
    .updateTable('social_connection')
    .set({
      access_token_sealed: sealToken(ctx, connectionId, 'access_token_sealed', accessToken),
      ...(refreshToken !== null && {
        refresh_token_sealed: sealToken(ctx, connectionId, 'refresh_token_sealed', refreshToken),
      }),
      token_expires_at: expiresAt?.toISOString() ?? null,
      updated_at: now,
    })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', connectionId)
    .where('token_lease_until', '=', until)
    .where('access_token_sealed', '=', accessTokenSealed)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
