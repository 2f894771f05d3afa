import { sql } from 'kysely';
import type { Transaction } from '../../database/command.ts';

/**
 * Ends what a user had by being a member: their memberships of the organization's workspaces, the organization or its
 * workspaces as what their browsers work in, and the invitations they sent. Each end is an event of its own.
 */
export async function endWhatMembershipGave(tx: Transaction, organizationId: string, userId: string): Promise<void> {
  const workspaces = tx.rows
    .selectFrom('workspace')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', '=', organizationId);

  const left = await tx.rows
    .deleteFrom('workspace_membership')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('workspace_id', 'in', workspaces)
    .returning(['id', 'workspace_id as workspaceId'])
    .execute();
  for (const { id, workspaceId } of left) {
    tx.record({
      type: 'workspace.member.removed',
      resource: { type: 'workspace_membership', id },
      before: { workspaceId, userId },
    });
  }

  const signins = tx.rows
    .updateTable('signin')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId);
  const updated_at = tx.now.toISOString();
  await signins
    .set({ active_organization_id: null, updated_at })
    .where('active_organization_id', '=', organizationId)
    .execute();
  await signins.set({ active_workspace_id: null, updated_at }).where('active_workspace_id', 'in', workspaces).execute();

  const revoked = await tx.rows
    .updateTable('invitation')
    .set({ state: 'revoked', updated_at })
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', '=', organizationId)
    .where('invited_by_id', '=', userId)
    .where('state', '=', sql.lit('pending'))
    .returning(['id', 'email'])
    .execute();
  for (const { id, email } of revoked) {
    tx.record({
      type: 'organization.invitation.revoked',
      resource: { type: 'invitation', id },
      before: { organizationId, email },
    });
  }
}
