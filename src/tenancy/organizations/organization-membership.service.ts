import { userExists } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { fieldError } from '../../platform/errors.ts';
import type { AddOrganizationMemberInput, UpdateOrganizationMemberInput } from '../graph/types.ts';
import { defaultMemberRole, lockParent, rolesForAssignment } from '../roles/role.service.ts';
import { getMembership } from './organization-membership.reads.ts';
import { addMembership, changeMembership, endMembership, findMembership } from './organization-membership.record.ts';

export function addMember(ctx: Context, organizationId: string, input: AddOrganizationMemberInput) {
  return command(ctx, async (tx) => {
    const parent = { level: 'organization', id: organizationId } as const;
    await lockParent(tx, parent);
    const { userId, publicMetadata } = input;
    const unknownUser = (await userExists(tx, userId)) ? [] : [fieldError('input.userId', 'must be the id of a user')];
    const named = await rolesForAssignment(tx, parent, input.roleIds ?? [], 'input.roleIds', unknownUser);
    const roles = named.length > 0 ? named : [await defaultMemberRole(tx, 'organization')];
    const roleIds = roles.map(({ id }) => id);
    const { id } = await addMembership(tx, {
      organizationId,
      userId,
      roleIds,
      ...(publicMetadata && { publicMetadata }),
    });
    return getMembership(tx.rows, tx.deploymentId, organizationId, id);
  });
}

export function updateMember(
  ctx: Context,
  organizationId: string,
  id: string,
  { roleIds, publicMetadata }: UpdateOrganizationMemberInput,
) {
  return command(ctx, async (tx) => {
    const parent = { level: 'organization', id: organizationId } as const;
    await lockParent(tx, parent);
    const found = await findMembership(tx, organizationId, id);
    const roles = roleIds && (await rolesForAssignment(tx, parent, roleIds));
    return changeMembership(tx, found, { ...(roles && { roles }), ...(publicMetadata && { publicMetadata }) });
  });
}

export function removeMember(ctx: Context, organizationId: string, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockParent(tx, { level: 'organization', id: organizationId });
    await endMembership(ctx, tx, await findMembership(tx, organizationId, id));
    return null;
  });
}
