import type { Actor } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { stampsOf } from '../../platform/database/last-words.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { RoleRow } from '../graph/rows.ts';
import { keepingAnAdmin, setMembershipRoles } from '../roles/role.service.ts';
import { endWhatMembershipGave } from './organization-departure.ts';
import { OrganizationMembership } from './organization-membership.entity.ts';
import { getMembership, membershipNotFound } from './organization-membership.reads.ts';

export interface NewMembership {
  readonly organizationId: string;
  readonly userId: string;
  readonly roleIds: readonly string[];
  readonly publicMetadata?: Record<string, unknown>;
  /** Given where the user themselves acts in the organization now. */
  readonly lastActiveAt?: Date;
  /** Who did it, where the viewer isn't it: a sign-up with an invitation has nobody signed in yet. */
  readonly actor?: Actor;
}

/** Makes a user a member of an organization that is locked already; 409 `ALREADY_MEMBER` for one who is. */
export async function addMembership(
  tx: Transaction,
  { organizationId, userId, roleIds, publicMetadata = {}, lastActiveAt, actor }: NewMembership,
): Promise<OrganizationMembership> {
  await assertNoMember(tx, organizationId, userId);
  const membership = tx.em.create(OrganizationMembership, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    organizationId,
    userId,
    publicMetadata,
    lastActiveAt: lastActiveAt ?? null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await setMembershipRoles(tx, 'organization', membership.id, roleIds);
  tx.record({
    type: 'organization.member.added',
    resource: resourceOf(membership),
    after: { organizationId, userId, roleIds, publicMetadata },
    ...(actor && { actor }),
  });
  return membership;
}

/** A membership as it was found, with its roles and what they permit. */
export interface FoundMembership {
  readonly membership: OrganizationMembership;
  readonly before: Member;
}

type Member = Awaited<ReturnType<typeof getMembership>>;

/** Finds a membership of an organization that is locked already. */
export async function findMembership(tx: Transaction, organizationId: string, id: string): Promise<FoundMembership> {
  const membership = await tx.em.findOne(OrganizationMembership, { id, organizationId, deploymentId: tx.deploymentId });
  if (membership === null) throw membershipNotFound();
  return { membership, before: await getMembership(tx.rows, tx.deploymentId, organizationId, id) };
}

/** Changes a membership that was found; 409 `LAST_ADMIN` where that takes the organization's last admin. */
export async function changeMembership(
  tx: Transaction,
  { membership, before }: FoundMembership,
  change: { readonly roles?: readonly RoleRow[]; readonly publicMetadata?: Record<string, unknown> },
) {
  const { id, organizationId } = membership;
  const { roles, publicMetadata } = change;
  tx.em.assign(membership, { ...(publicMetadata && { publicMetadata }), updatedAt: tx.now });
  if (roles) {
    const roleIds = roles.map((role) => role.id);
    const give = () => setMembershipRoles(tx, 'organization', id, roleIds);
    await keepingAnAdmin(tx, parentOf(organizationId), give);
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
}

/** Ends a membership that was found and what it gave; 409 `LAST_ADMIN` where somebody would be left without an admin. */
export async function endMembership(
  ctx: Pick<Context, 'ownedKeys'>,
  tx: Transaction,
  { membership, before }: FoundMembership,
): Promise<void> {
  const { organizationId, userId } = membership;
  await keepingAnAdmin(tx, parentOf(organizationId), async () => {
    tx.em.remove(membership);
    await tx.em.flush();
  });
  await endWhatMembershipGave(ctx, tx, organizationId, userId);
  const told = { ...audited(before), ...stampsOf(before) };
  tx.record({ type: 'organization.member.removed', resource: resourceOf(membership), before: told });
}

const parentOf = (id: string) => ({ level: 'organization', id }) as const;

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

function audited({ organizationId, userId, roles, publicMetadata }: Member) {
  return { organizationId, userId, roleIds: roles.map(({ id }) => id), publicMetadata };
}
