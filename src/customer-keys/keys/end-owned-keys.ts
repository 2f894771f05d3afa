import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import {
  type EndedOwner,
  KEY_END_REASONS,
  type KeyEndReason,
  type OwnedKeys,
} from '../../platform/ports/owned-keys.ts';
import { resourceOf } from './api-auth-key.record.ts';

/**
 * Revokes all keys of the ended owner in one statement, with an event for each. The locks of the owner order this and
 * commands that create keys for the same owner.
 */
async function endOwnedKeys(tx: Transaction, owner: EndedOwner, reason: KeyEndReason): Promise<void> {
  const { now } = tx;
  const stamp = now.toISOString();
  let endingKeys = tx.rows
    .selectFrom('api_auth_key')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('revoked_at', 'is', null);
  if ('organizationIds' in owner) {
    endingKeys = endingKeys.where('organization_id', '=', sql<string>`any(${owner.organizationIds}::bigint[])`);
  }
  if ('organizationId' in owner) endingKeys = endingKeys.where('organization_id', '=', owner.organizationId);
  if ('workspaceId' in owner) endingKeys = endingKeys.where('workspace_id', '=', owner.workspaceId);
  if (owner.userId !== undefined) endingKeys = endingKeys.where('user_id', '=', owner.userId);
  const revoked = await tx.rows
    .updateTable('api_auth_key')
    .set({ revoked_at: stamp, revoked_reason: reason, updated_at: stamp })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', 'in', endingKeys.orderBy('id').forUpdate())
    .returning([
      'id',
      'app_id as appId',
      'name',
      'user_id as userId',
      'organization_id as organizationId',
      'workspace_id as workspaceId',
    ])
    .execute();
  for (const { id, ...key } of revoked) {
    tx.record({
      type: 'api_auth_key.revoked',
      resource: resourceOf({ id }),
      before: key,
      after: { ...key, revokedReason: reason },
    });
  }
}

/** Keeps the user's revoked keys for the backend only: the user no longer sees them. */
async function disownKeysOf({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  await rows
    .updateTable('api_auth_key')
    .set({ user_id: null })
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Keeps a deleted user's keys, without the texts that the user or the company wrote. */
async function eraseKeysOf({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  const keys = rows
    .selectFrom('api_auth_key')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId);
  const isServiceReason = sql<boolean>`revoked_reason = any(${KEY_END_REASONS}::text[])`;
  await rows
    .updateTable('api_auth_key')
    .set({
      name: 'Key of a deleted user',
      metadata: JSON.stringify({}) as never,
      revoked_reason: sql<string | null>`case when ${isServiceReason} then revoked_reason end`,
    })
    .where('deployment_id', '=', deploymentId)
    .where('id', 'in', keys.orderBy('id').forUpdate())
    .execute();
}

/** See `OwnedKeys`. */
export const ownedKeys: OwnedKeys = { end: endOwnedKeys, disown: disownKeysOf, erase: eraseKeysOf };
