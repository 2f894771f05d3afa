import type { Context } from '../../context.ts';
import { command, type Transaction } from '../../database/command.ts';
import { fieldError, ServiceError } from '../../errors.ts';
import type { AddOrganizationMemberInput, UpdateOrganizationMemberInput } from '../../graphql/generated/types.ts';
import {
  defaultMemberRole,
  keepingAnAdmin,
  lockParent,
  rolesForAssignment,
  setMembershipRoles,
} from '../role/role.service.ts';
import { userExists } from '../user/user.reads.ts';
import { endWhatMembershipGave } from './organization-departure.ts';
import { OrganizationMembership } from './organization-membership.entity.ts';
import { getMembership, membershipNotFound } from './organization-membership.reads.ts';

export function addMember(ctx: Context, organizationId: string, input: AddOrganizationMemberInput) {
  return command(ctx, async (tx) => {
    const parent = { level: 'organization', id: organizationId } as const;
    await lockParent(tx, parent);
    const { userId } = input;
    const unknownUser = (await userExists(tx, userId)) ? [] : [fieldError('input.userId', 'must be the id of a user')];
    const named = await rolesForAssignment(tx, parent, input.roleIds ?? [], 'input.roleIds', unknownUser);
    const roleIds = named.length > 0 ? named.map(({ id }) => id) : [(await defaultMemberRole(tx, 'organization')).id];
    await assertNoMember(tx, organizationId, userId);
    const membership = tx.em.create(OrganizationMembership, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      organizationId,
      userId,
      publicMetadata: input.publicMetadata ?? {},
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await setMembershipRoles(tx, 'organization', membership.id, roleIds);
    tx.record({
      type: 'organization.member.added',
      resource: resourceOf(membership),
      after: { organizationId, userId, roleIds, publicMetadata: membership.publicMetadata },
    });
    return getMembership(tx.rows, tx.deploymentId, organizationId, membership.id);
  });
}

export function updateMember(ctx: Context, organizationId: string, id: string, input: UpdateOrganizationMemberInput) {
  return command(ctx, async (tx) => {
    const parent = { level: 'organization', id: organizationId } as const;
    await lockParent(tx, parent);
    const membership = await findMembership(tx, organizationId, id);
    const before = await getMembership(tx.rows, tx.deploymentId, organizationId, id);
    if (input.publicMetadata != null) membership.publicMetadata = input.publicMetadata;
    membership.updatedAt = tx.now;
    if (input.roleIds != null) {
      const roles = await rolesForAssignment(tx, parent, input.roleIds);
      const roleIds = roles.map((role) => role.id);
      await keepingAnAdmin(tx, parent, () => setMembershipRoles(tx, 'organization', id, roleIds));
    }
    await tx.em.flush();
    const after = await getMembership(tx.rows, tx.deploymentId, organizationId, id);
    tx.record({
      type: 'organization.member.updated',
      resource: resourceOf(membership),
      before: audited(before),
      after: audited(after),
    });
    return after;
  });
}

export function removeMember(ctx: Context, organizationId: string, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const parent = { level: 'organization', id: organizationId } as const;
    await lockParent(tx, parent);
    const membership = await findMembership(tx, organizationId, id);
    const before = await getMembership(tx.rows, tx.deploymentId, organizationId, id);
    await keepingAnAdmin(tx, parent, async () => {
      tx.em.remove(membership);
    });
    await endWhatMembershipGave(tx, organizationId, membership.userId);
    tx.record({ type: 'organization.member.removed', resource: resourceOf(membership), before: audited(before) });
    return null;
  });
}

async function findMembership(tx: Transaction, organizationId: string, id: string): Promise<OrganizationMembership> {
  const membership = await tx.em.findOne(OrganizationMembership, { id, organizationId, deploymentId: tx.deploymentId });
  if (membership === null) throw membershipNotFound();
  return membership;
}

async function assertNoMember(tx: Transaction, organizationId: string, userId: string): Promise<void> {
  const found = await tx.rows
    .selectFrom('organization_membership')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (found !== undefined)
    throw new ServiceError('ALREADY_MEMBER', 'This user is a member of the organization already.');
}

const resourceOf = ({ id }: OrganizationMembership) => ({ type: 'organization_membership', id });

function audited({ organizationId, userId, roles, publicMetadata }: Awaited<ReturnType<typeof getMembership>>) {
  return { organizationId, userId, roleIds: roles?.map(({ id }) => id) ?? [], publicMetadata };
}
