import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import type { Parent } from '../parents/parent.ts';

/** Revokes the pending invitations of a member who leaves an organization (with its workspaces) or one workspace. */
export async function revokeSentInvitations(tx: Transaction, { level, id }: Parent, userId: string): Promise<void> {
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
