import { sql } from 'kysely';
import type { Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import { timestampsOf } from '../../../platform/events/snapshot-timestamps.ts';
import { revokeMemberAccess } from '../../members/revoke-member-access.ts';
import { findAdminlessParents, lastAdminError } from '../../roles/last-admin.ts';

/**
 * Revokes what a user had as a member: ends their memberships of the organization's workspaces, revokes their keys and the
 * invitations they sent, and clears the organization and its workspaces as active for the user. Records one event for each.
 * 409 `LAST_ADMIN` if one of the workspaces would have members but no admin.
 */
export async function revokeOrganizationAccess(
  ctx: Pick<Context, 'ownedKeys'>,
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
      before: { workspaceId, userId, publicMetadata, ...timestampsOf(stamps) },
    });
  }

  await revokeMemberAccess(ctx, tx, { level: 'organization', id: organizationId }, userId);
}

/** Locks the workspaces before it counts their admins, so that two admins cannot leave at the same time. */
async function assertWorkspacesKeepAdmins(tx: Transaction, organizationId: string, userId: string): Promise<void> {
  const locked = await sql<{ id: string }>`
    select workspace.id from workspace
    where workspace.deployment_id = ${tx.deploymentId} and workspace.organization_id = ${organizationId}
      and exists (
        select from workspace_membership member
        where member.deployment_id = ${DEPLOYMENT_ID} and member.workspace_id = workspace.id
          and member.user_id = ${userId})
    order by workspace.id
    for update`.execute(tx.rows);
  const ids = locked.rows.map(({ id }) => id);
  const adminless = (await findAdminlessParents(tx, 'workspace', ids, userId)).filter(
    ({ hasOtherMembers }) => hasOtherMembers,
  );
  if (adminless.length > 0) throw lastAdminError(adminless, 'Give another member a role with workspace:admin first.');
}
