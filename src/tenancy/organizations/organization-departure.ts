import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { stampsOf } from '../../platform/database/last-words.ts';
import { revokeSentInvitations } from '../invitations/revoke-sent.ts';
import { lastAdmin, orphansOf } from '../roles/last-admin.ts';

/**
 * Ends what a user had by being a member: their memberships of the organization's workspaces, their keys there, the
 * organization or its workspaces as what their browsers work in, and the invitations they sent. Each end is an event of its
 * own. 409 `LAST_ADMIN` where one of the workspaces would keep members and lose its last admin.
 */
export async function endWhatMembershipGave(
  { ownedKeys }: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  organizationId: string,
  userId: string,
): Promise<void> {
  await assertWorkspacesKeepAdmins(tx, organizationId, userId);
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
    .returning([
      'id',
      'workspace_id as workspaceId',
      'public_metadata as publicMetadata',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .execute();
  for (const { id, workspaceId, publicMetadata, ...stamps } of left) {
    tx.record({
      type: 'workspace.member.removed',
      resource: { type: 'workspace_membership', id },
      before: { workspaceId, userId, publicMetadata, ...stampsOf(stamps) },
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

  await ownedKeys.end(tx, { organizationId, userId }, 'owner_removed');
  await revokeSentInvitations(tx, { level: 'organization', id: organizationId }, userId);
}

/** They are locked, so that two admins can't go at once; and counted anew behind the lock. */
async function assertWorkspacesKeepAdmins(tx: Transaction, organizationId: string, userId: string): Promise<void> {
  const locked = await sql<{ id: string }>`
    select workspace.id from workspace
    where workspace.deployment_id = ${tx.deploymentId} and workspace.organization_id = ${organizationId}
      and exists (
        select from workspace_membership member
        where member.deployment_id = workspace.deployment_id and member.workspace_id = workspace.id
          and member.user_id = ${userId})
    order by workspace.id
    for update`.execute(tx.rows);
  const ids = locked.rows.map(({ id }) => id);
  const orphans = (await orphansOf(tx, 'workspace', ids, userId)).filter(({ hasOthers }) => hasOthers);
  if (orphans.length > 0) throw lastAdmin(orphans, 'Give another of its members a role with workspace:admin first.');
}
