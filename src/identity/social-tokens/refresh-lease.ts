import type { Rows } from '../../platform/database/tables.ts';
import type { StoredTokens } from './stored-token.reads.ts';

/** Longer than a refresh can take, so that a second request refreshes only after a crash. */
const LEASE_MS = 60_000;

/** The right to refresh the tokens of a connection. No transaction is open meanwhile, because the provider is called. */
export interface RefreshLease {
  readonly deploymentId: number;
  readonly connectionId: string;
  /** Identifies the lease, because each one ends later than the one before it. */
  readonly until: string;
  /** The tokens that were claimed. A sign-in can store newer ones meanwhile, which are not overwritten. */
  readonly accessTokenSealed: string;
}

/** Claims the tokens for this request. Returns undefined when another request refreshes them, or they have changed. */
export async function claimRefresh(
  rows: Rows,
  deploymentId: number,
  { id: connectionId, accessTokenSealed }: StoredTokens,
): Promise<RefreshLease | undefined> {
  const now = Date.now();
  const until = new Date(now + LEASE_MS).toISOString();
  const claimed = await rows
    .updateTable('social_connection')
    .set({ token_lease_until: until })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', connectionId)
    .where('access_token_sealed', '=', accessTokenSealed)
    .where((where) =>
      where.or([where('token_lease_until', 'is', null), where('token_lease_until', '<=', new Date(now).toISOString())]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed === undefined ? undefined : { deploymentId, connectionId, until, accessTokenSealed };
}

/** Ends the lease without new tokens, so that the next request tries again at once. */
export async function releaseRefresh(rows: Rows, { deploymentId, connectionId, until }: RefreshLease): Promise<void> {
  await rows
    .updateTable('social_connection')
    .set({ token_lease_until: null })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', connectionId)
    .where('token_lease_until', '=', until)
    .execute();
}
