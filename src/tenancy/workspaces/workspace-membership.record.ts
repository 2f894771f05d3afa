import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { deactivateFor } from '../active-parents/active-parents.ts';
import { revokeSentInvitations } from '../invitations/revoke-sent-invitations.ts';
import { membershipRecords } from '../members/membership.record.ts';
import { membershipNotFound } from '../organizations/organization-membership.reads.ts';
import { WorkspaceMembership } from './workspace-membership.entity.ts';
import { getWorkspaceMember } from './workspace-membership.reads.ts';

/** The memberships of workspaces. */
export const workspaceMemberships = membershipRecords({
  level: 'workspace',
  create: (tx, id, { parentId, userId, publicMetadata }) =>
    tx.em.create(WorkspaceMembership, {
      id,
      deploymentId: tx.deploymentId,
      workspaceId: parentId,
      userId,
      publicMetadata,
      createdAt: tx.now,
      updatedAt: tx.now,
    }),
  async find({ em, deploymentId }, workspaceId, id) {
    const found = await em.findOne(WorkspaceMembership, { id, workspaceId, deploymentId });
    if (found === null) throw membershipNotFound();
    return found;
  },
  read: ({ rows, deploymentId }, _, id) => getWorkspaceMember(rows, deploymentId, id),
  revokeMemberAccess: revokeWorkspaceAccess,
});

/** Clears the workspace as active for the user, revokes their keys there and the invitations they sent. */
async function revokeWorkspaceAccess(
  { ownedKeys }: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await deactivateFor(tx, userId, 'workspace', workspaceId);
  await ownedKeys.end(tx, { workspaceId, userId }, 'owner_removed');
  await revokeSentInvitations(tx, { level: 'workspace', id: workspaceId }, userId);
}
