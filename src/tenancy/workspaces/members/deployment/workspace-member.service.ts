import type { AddWorkspaceMemberInput } from '../../../../generated/deployment.ts';
import { command } from '../../../../platform/commands/command.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldError } from '../../../../platform/errors.ts';
import { organizationAccessOf } from '../../../access/organization.access.ts';
import { notWorkspaceMember } from '../../../access/workspace.access.ts';
import { endUserMemberCommands } from '../../../members/deployment/member.service.ts';
import { assertMayGrant } from '../../../roles/rights.ts';
import { defaultMemberRole, rolesForAssignment } from '../../../roles/role.service.ts';
import { lockWithAccess, lockWorkspaceAsManager } from '../../deployment/workspace.service.ts';
import { workspaceMemberships } from '../workspace-membership.record.ts';
import { getWorkspaceMemberForEndUser } from './workspace-member.reads.ts';

/**
 * Adds a member of the organization to one of its workspaces. Rejects other users, whose existence must not be
 * revealed.
 */
export function addWorkspaceMemberAsManager(
  ctx: Context,
  workspaceId: string,
  { userId, roleIds }: AddWorkspaceMemberInput,
) {
  return command(ctx, async (tx) => {
    const access = await lockWorkspaceAsManager(ctx, tx, workspaceId);
    const organizationAccess = await organizationAccessOf(tx.rows, tx.deploymentId, access.organizationId, userId);
    const unknownUser = fieldError('input.userId', 'must be the id of a member of the organization');
    const validationErrors = organizationAccess === null ? [unknownUser] : [];
    const requestedRoles = await rolesForAssignment(
      tx,
      parentOf(workspaceId),
      roleIds ?? [],
      'input.roleIds',
      validationErrors,
    );
    const roles = requestedRoles.length > 0 ? requestedRoles : [await defaultMemberRole(tx, 'workspace')];
    assertMayGrant(access, roles);
    const { id } = await workspaceMemberships.add(tx, {
      parentId: workspaceId,
      userId,
      roleIds: roles.map((role) => role.id),
    });
    return getWorkspaceMemberForEndUser(tx.rows, tx.deploymentId, workspaceId, id);
  });
}

export const {
  update: updateWorkspaceMemberAsManager,
  remove: removeWorkspaceMemberAsManager,
  leave: leaveWorkspace,
} = endUserMemberCommands(workspaceMemberships, {
  lockAsManager: lockWorkspaceAsManager,
  async lockOwnMembership(ctx, tx, id) {
    const { membershipId } = (await lockWithAccess(ctx, tx, id)).access;
    if (membershipId === null) throw notWorkspaceMember();
    return membershipId;
  },
  readMember: ({ rows, deploymentId }, workspaceId, id) =>
    getWorkspaceMemberForEndUser(rows, deploymentId, workspaceId, id),
});

const parentOf = (id: string) => ({ level: 'workspace', id }) as const;
