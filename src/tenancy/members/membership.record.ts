import { sql } from 'kysely';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import type { RoleRow } from '../graph/rows.ts';
import type { Level } from '../parents/parent.ts';
import { setMembershipRoles, withLastAdminCheck } from '../roles/role.service.ts';

export interface NewMembership {
  /** The organization or workspace. The caller has locked it. */
  readonly parentId: string;
  readonly userId: string;
  readonly roleIds: readonly string[];
  readonly publicMetadata?: Record<string, unknown>;
  /** Given if the user is active in the organization at this time. */
  readonly lastActiveAt?: Date;
  /** The actor of the event if it is not the viewer: a sign-up with an invitation has no signed-in user yet. */
  readonly actor?: Actor;
}

/** The stored fields of a membership. */
export interface Membership {
  readonly id: string;
  readonly userId: string;
  publicMetadata: Record<string, unknown>;
  updatedAt: Date;
}

/** A membership as operations return it, with its roles. */
export interface Member {
  readonly userId: string;
  readonly roles: readonly RoleRow[];
  readonly publicMetadata: Record<string, unknown>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The operations that differ between the memberships of the two levels. */
export interface MembershipLevel<Stored extends Membership, Read extends Member> {
  readonly level: Level;
  create(tx: Transaction, id: string, membership: NewMembership & { publicMetadata: Record<string, unknown> }): Stored;
  /** The stored membership; 404 if the parent has no membership with this id. */
  find(tx: Transaction, parentId: string, id: string): Promise<Stored>;
  read(tx: Transaction, parentId: string, id: string): Promise<Read>;
  /** Revokes the access and the keys that the user had as a member. */
  revokeMemberAccess(ctx: Pick<Context, 'ownedKeys'>, tx: Transaction, parentId: string, userId: string): Promise<void>;
}

/** A membership before a change, with its roles and their permissions. */
export interface FoundMembership<Stored, Read> {
  readonly parentId: string;
  readonly membership: Stored;
  readonly before: Read;
}

/** Creates, changes and ends the memberships of one level, and records the events. The caller has locked the parent. */
export function membershipRecords<Stored extends Membership, Read extends Member>(
  operations: MembershipLevel<Stored, Read>,
) {
  const { level } = operations;
  type Found = FoundMembership<Stored, Read>;

  const auditResource = ({ id }: Membership) => ({ type: `${level}_membership`, id });
  const auditedFields = (parentId: string, { userId, roles, publicMetadata }: Member) => ({
    [`${level}Id`]: parentId,
    userId,
    roleIds: roles.map(({ id }) => id),
    publicMetadata,
  });

  /** Makes a user a member; 409 `ALREADY_MEMBER` if they already are. */
  async function add(tx: Transaction, added: NewMembership): Promise<Stored> {
    const { parentId, userId, roleIds, publicMetadata = {}, actor } = added;
    if (await hasMembership(tx, level, parentId, sql`member.user_id = ${userId}`)) {
      throw new ServiceError('ALREADY_MEMBER', `This user is already a member of the ${level}.`);
    }
    const membership = operations.create(tx, tx.newId(), { ...added, publicMetadata });
    await setMembershipRoles(tx, level, membership.id, roleIds);
    tx.record({
      type: `${level}.member.added`,
      resource: auditResource(membership),
      after: { [`${level}Id`]: parentId, userId, roleIds, publicMetadata },
      ...(actor && { actor }),
    });
    return membership;
  }

  async function find(tx: Transaction, parentId: string, id: string): Promise<Found> {
    const membership = await operations.find(tx, parentId, id);
    return { parentId, membership, before: await operations.read(tx, parentId, id) };
  }

  /** Changes a membership; 409 `LAST_ADMIN` if its parent would have no admin. */
  async function change(
    tx: Transaction,
    { parentId, membership, before }: Found,
    { roles, publicMetadata }: { roles?: readonly RoleRow[]; publicMetadata?: Record<string, unknown> },
  ): Promise<Read> {
    if (publicMetadata) membership.publicMetadata = publicMetadata;
    membership.updatedAt = tx.now;
    if (roles) {
      const roleIds = roles.map(({ id }) => id);
      await withLastAdminCheck(tx, { level, id: parentId }, () =>
        setMembershipRoles(tx, level, membership.id, roleIds),
      );
    }
    await tx.em.flush();
    const after = await operations.read(tx, parentId, membership.id);
    tx.record({
      type: `${level}.member.updated`,
      resource: auditResource(membership),
      before: auditedFields(parentId, before),
      after: auditedFields(parentId, after),
    });
    return after;
  }

  /**
   * Ends a membership and the access that it gave; 409 `LAST_ADMIN` if the other members would have no admin. With
   * `mayRemoveLastMember` the only member can be removed too, because no other member needs an admin.
   */
  async function end(
    ctx: Pick<Context, 'ownedKeys'>,
    tx: Transaction,
    { parentId, membership, before }: Found,
    { mayRemoveLastMember = false }: { readonly mayRemoveLastMember?: boolean } = {},
  ): Promise<void> {
    const remove = async () => {
      tx.em.remove(membership);
      await tx.em.flush();
    };
    const isLast =
      mayRemoveLastMember && !(await hasMembership(tx, level, parentId, sql`member.id <> ${membership.id}`));
    await (isLast ? remove() : withLastAdminCheck(tx, { level, id: parentId }, remove));
    await operations.revokeMemberAccess(ctx, tx, parentId, membership.userId);
    const snapshot = { ...auditedFields(parentId, before), ...timestampsOf(before) };
    tx.record({ type: `${level}.member.removed`, resource: auditResource(membership), before: snapshot });
  }

  return { level, read: operations.read, add, find, change, end };
}

export type MembershipRecords<Stored extends Membership, Read extends Member> = ReturnType<
  typeof membershipRecords<Stored, Read>
>;

/** Whether the parent has a membership that matches the condition. */
async function hasMembership(tx: Transaction, level: Level, parentId: string, condition: ReturnType<typeof sql>) {
  const { rows } = await sql`
    select member.id from ${sql.table(`${level}_membership`)} member
    where member.deployment_id = ${tx.deploymentId} and ${sql.ref(`member.${level}_id`)} = ${parentId} and ${condition}
    limit 1`.execute(tx.rows);
  return rows.length > 0;
}
