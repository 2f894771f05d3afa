import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import {
  type EndedOwner,
  KEY_END_REASONS,
  type KeyEndReason,
  type OwnedKeys,
} from '../../platform/ports/owned-keys.ts';
import { resourceOf } from './api-auth-key.record.ts';

/**
 * Revokes the keys that belong to what this command ends, each with its event: one statement, however many they are. Keys
 * that another command is making meanwhile wait for this one's locks, or it waits for theirs.
 */
async function endOwnedKeys(tx: Transaction, owner: EndedOwner, reason: KeyEndReason): Promise<void> {
  const { now } = tx;
  const stamp = now.toISOString();
  let ending = tx.rows
    .selectFrom('api_auth_key')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('revoked_at', 'is', null);
  if ('organizationIds' in owner) {
    ending = ending.where('organization_id', '=', sql<string>`any(${owner.organizationIds}::bigint[])`);
  }
  if ('organizationId' in owner) ending = ending.where('organization_id', '=', owner.organizationId);
  if ('workspaceId' in owner) ending = ending.where('workspace_id', '=', owner.workspaceId);
  if (owner.userId !== undefined) ending = ending.where('user_id', '=', owner.userId);
  const revoked = await tx.rows
    .updateTable('api_auth_key')
    .set({ revoked_at: stamp, revoked_reason: reason, updated_at: stamp })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', 'in', ending.orderBy('id').forUpdate())
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

/** The record of revoked keys stays, for the backend alone: the user no longer sees them as theirs. */
async function disownKeysOf({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  await rows
    .updateTable('api_auth_key')
    .set({ user_id: null })
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
}

/** The record of a deleted user's keys stays, without what the user or the company wrote on them. */
async function eraseKeysOf({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  const keys = rows
    .selectFrom('api_auth_key')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId);
  const isOwn = sql<boolean>`revoked_reason = any(${KEY_END_REASONS}::text[])`;
  await rows
    .updateTable('api_auth_key')
    .set({
      name: 'Key of a deleted user',
      metadata: JSON.stringify({}) as never,
      revoked_reason: sql<string | null>`case when ${isOwn} then revoked_reason end`,
    })
    .where('deployment_id', '=', deploymentId)
    .where('id', 'in', keys.orderBy('id').forUpdate())
    .execute();
}

/** See `OwnedKeys`. */
export const ownedKeys: OwnedKeys = { end: endOwnedKeys, disown: disownKeysOf, erase: eraseKeysOf };
