import { userExists } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { fieldError } from '../../platform/errors.ts';
import type { AddWorkspaceMemberInput, UpdateWorkspaceMemberInput } from '../graph/types.ts';
import { defaultMemberRole, lockParent, rolesForAssignment } from '../roles/role.service.ts';
import {
  addWorkspaceMembership,
  changeWorkspaceMembership,
  endWorkspaceMembership,
  findWorkspaceMembership,
} from './workspace-membership.record.ts';

/** The user need not be a member of the organization: a guest of one workspace is no mistake. */
export function addWorkspaceMember(ctx: Context, workspaceId: string, input: AddWorkspaceMemberInput) {
  return command(ctx, async (tx) => {
    const parent = { level: 'workspace', id: workspaceId } as const;
    await lockParent(tx, parent);
    const { userId, publicMetadata } = input;
    const broken = (await userExists(tx, userId)) ? [] : [fieldError('input.userId', 'must be the id of a user')];
    const named = await rolesForAssignment(tx, parent, input.roleIds ?? [], 'input.roleIds', broken);
    const roles = named.length > 0 ? named : [await defaultMemberRole(tx, 'workspace')];
    const roleIds = roles.map(({ id }) => id);
    return addWorkspaceMembership(tx, { workspaceId, userId, roleIds, ...(publicMetadata && { publicMetadata }) });
  });
}

export function updateWorkspaceMember(
  ctx: Context,
  workspaceId: string,
  membershipId: string,
  { roleIds, publicMetadata }: UpdateWorkspaceMemberInput,
) {
  return command(ctx, async (tx) => {
    await lockParent(tx, { level: 'workspace', id: workspaceId });
    const found = await findWorkspaceMembership(tx, workspaceId, membershipId);
    const roles = roleIds && (await rolesForAssignment(tx, { level: 'workspace', id: workspaceId }, roleIds));
    const change = { ...(roles && { roles }), ...(publicMetadata && { publicMetadata }) };
    return changeWorkspaceMembership(tx, found, change);
  });
}

export function removeWorkspaceMember(ctx: Context, workspaceId: string, membershipId: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockParent(tx, { level: 'workspace', id: workspaceId });
    const found = await findWorkspaceMembership(tx, workspaceId, membershipId);
    await endWorkspaceMembership(ctx, tx, found, { mayEmpty: true });
    return null;
  });
}
