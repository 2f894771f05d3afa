import { getMember, membershipNotFound } from '../../members/member.reads.ts';
import { membershipRecords } from '../../members/membership.record.ts';
import { revokeMemberAccess } from '../../members/revoke-member-access.ts';
import { WorkspaceMembership } from './workspace-membership.entity.ts';

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
  read: ({ rows, deploymentId }, id, membershipId) =>
    getMember(rows, deploymentId, { level: 'workspace', id }, membershipId),
  revokeMemberAccess: (ctx, tx, id, userId) => revokeMemberAccess(ctx, tx, { level: 'workspace', id }, userId),
});
