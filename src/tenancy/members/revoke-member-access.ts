import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { deactivateFor } from '../active-parents/active-parents.ts';
import type { Parent } from '../parents/parent.ts';

/**
 * Revokes what a user had as a member: clears the organization (with its workspaces) or the workspace as active for the user,
 * and revokes their keys there and the invitations that they sent.
 */
export async function revokeMemberAccess(
  { ownedKeys }: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  parent: Parent,
  userId: string,
): Promise<void> {
  const { level, id } = parent;
  await deactivateFor(tx, userId, level, id);
  const owner = level === 'organization' ? { organizationId: id } : { workspaceId: id };
  await ownedKeys.end(tx, { ...owner, userId }, 'owner_removed');
  await revokeSentInvitations(tx, parent, userId);
}

/** Revokes the pending invitations of a member who leaves an organization (with its workspaces) or one workspace. */
async function revokeSentInvitations(tx: Transaction, { level, id }: Parent, userId: string): Promise<void> {
  const revoked = await tx.rows
    .updateTable('invitation')
    .set({ state: 'revoked', token_hash: null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where(`${level}_id`, '=', id)
    .where('invited_by_id', '=', userId)
    .where('state', '=', sql.lit('pending'))
    .returning(['id', 'email', 'organization_id as organizationId', 'workspace_id as workspaceId'])
    .execute();
  for (const { id, ...before } of revoked) {
    tx.record({
      type: `${before.workspaceId === null ? 'organization' : 'workspace'}.invitation.revoked`,
      resource: { type: 'invitation', id },
      before,
    });
  }
}
