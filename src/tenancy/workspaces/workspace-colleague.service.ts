import { assertWorkspacesEnabled } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { fieldError } from '../../platform/errors.ts';
import type { AddColleagueInput } from '../graph/types.ts';
import { colleagueCommands } from '../members/colleague.service.ts';
import { organizationAccessOf } from '../organizations/organization.access.ts';
import { assertMayGrant, assertMayManage } from '../roles/rights.ts';
import { defaultMemberRole, rolesForAssignment } from '../roles/role.service.ts';
import { lockedWithAccess } from './my-workspaces.service.ts';
import { notWorkspaceMember } from './workspace.access.ts';
import { getWorkspaceColleague } from './workspace-colleague.reads.ts';
import { workspaceMemberships } from './workspace-membership.record.ts';

/** Colleagues of the organization alone: who else exists in the deployment is nobody's business. */
export function addWorkspaceColleague(ctx: Context, workspaceId: string, { userId, roleIds }: AddColleagueInput) {
  return command(ctx, async (tx) => {
    const access = await lockedForManaging(ctx, tx, workspaceId);
    const colleague = await organizationAccessOf(tx.rows, tx.deploymentId, access.organizationId, userId);
    const unknown = fieldError('input.userId', 'must be the id of a member of the organization');
    const broken = colleague === null ? [unknown] : [];
    const named = await rolesForAssignment(tx, parentOf(workspaceId), roleIds ?? [], 'input.roleIds', broken);
    const roles = named.length > 0 ? named : [await defaultMemberRole(tx, 'workspace')];
    assertMayGrant(access, roles);
    const { id } = await workspaceMemberships.add(tx, {
      parentId: workspaceId,
      userId,
      roleIds: roles.map((role) => role.id),
    });
    return getWorkspaceColleague(tx.rows, tx.deploymentId, workspaceId, id);
  });
}

export const {
  update: updateWorkspaceColleague,
  remove: removeWorkspaceColleague,
  leave: leaveWorkspace,
} = colleagueCommands(workspaceMemberships, {
  managing: lockedForManaging,
  async own(ctx, tx, id) {
    const { membershipId } = (await lockedWithAccess(ctx, tx, id)).access;
    if (membershipId === null) throw notWorkspaceMember();
    return membershipId;
  },
  shown: ({ rows, deploymentId }, workspaceId, id) => getWorkspaceColleague(rows, deploymentId, workspaceId, id),
});

const parentOf = (id: string) => ({ level: 'workspace', id }) as const;

async function lockedForManaging(ctx: Context, tx: Transaction, id: string) {
  await assertWorkspacesEnabled(tx.rows, tx.deploymentId);
  const { access } = await lockedWithAccess(ctx, tx, id);
  assertMayManage(access);
  return access;
}
