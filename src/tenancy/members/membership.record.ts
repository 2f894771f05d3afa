import { sql } from 'kysely';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { stampsOf } from '../../platform/database/last-words.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { RoleRow } from '../graph/rows.ts';
import type { Level } from '../roles/role.reads.ts';
import { keepingAnAdmin, setMembershipRoles } from '../roles/role.service.ts';

export interface NewMembership {
  /** The organization or workspace; it is locked already. */
  readonly parentId: string;
  readonly userId: string;
  readonly roleIds: readonly string[];
  readonly publicMetadata?: Record<string, unknown>;
  /** Given where the user themselves acts in the organization now. */
  readonly lastActiveAt?: Date;
  /** Who did it, where that is not the viewer: a sign-up with an invitation has no signed-in user yet. */
  readonly actor?: Actor;
}

/** What is stored of every membership. */
export interface Membership {
  readonly id: string;
  readonly userId: string;
  publicMetadata: Record<string, unknown>;
  updatedAt: Date;
}

/** A membership as it is read, with its roles. */
export interface Member {
  readonly userId: string;
  readonly roles: readonly RoleRow[];
  readonly publicMetadata: Record<string, unknown>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What differs between the memberships of the two levels. */
export interface MembershipLevel<Stored extends Membership, Read extends Member> {
  readonly level: Level;
  create(tx: Transaction, id: string, membership: NewMembership & { publicMetadata: Record<string, unknown> }): Stored;
  /** The stored membership; 404 where the parent has none of this id. */
  find(tx: Transaction, parentId: string, id: string): Promise<Stored>;
  read(tx: Transaction, parentId: string, id: string): Promise<Read>;
  /** Ends what the user had by being a member. */
  endWhatItGave(ctx: Pick<Context, 'ownedKeys'>, tx: Transaction, parentId: string, userId: string): Promise<void>;
}

/** A membership as it was found, with its roles and what they permit. */
export interface FoundMembership<Stored, Read> {
  readonly parentId: string;
  readonly membership: Stored;
  readonly before: Read;
}

/** Makes, changes and ends the memberships of one level, each with its event. The parent is locked already. */
export function membershipRecords<Stored extends Membership, Read extends Member>(of: MembershipLevel<Stored, Read>) {
  const { level } = of;
  type Found = FoundMembership<Stored, Read>;

  const resourceOf = ({ id }: Membership) => ({ type: `${level}_membership`, id });
  const audited = (parentId: string, { userId, roles, publicMetadata }: Member) => ({
    [`${level}Id`]: parentId,
    userId,
    roleIds: roles.map(({ id }) => id),
    publicMetadata,
  });

  /** Makes a user a member; 409 `ALREADY_MEMBER` for one who is. */
  async function add(tx: Transaction, added: NewMembership): Promise<Stored> {
    const { parentId, userId, roleIds, publicMetadata = {}, actor } = added;
    if (await hasOther(tx, level, parentId, sql`member.user_id = ${userId}`)) {
      throw new ServiceError('ALREADY_MEMBER', `This user is a member of the ${level} already.`);
    }
    const membership = of.create(tx, tx.newId(), { ...added, publicMetadata });
    await setMembershipRoles(tx, level, membership.id, roleIds);
    tx.record({
      type: `${level}.member.added`,
      resource: resourceOf(membership),
      after: { [`${level}Id`]: parentId, userId, roleIds, publicMetadata },
      ...(actor && { actor }),
    });
    return membership;
  }

  async function find(tx: Transaction, parentId: string, id: string): Promise<Found> {
    const membership = await of.find(tx, parentId, id);
    return { parentId, membership, before: await of.read(tx, parentId, id) };
  }

  /** Changes a membership that was found; 409 `LAST_ADMIN` where that takes the last admin of its parent. */
  async function change(
    tx: Transaction,
    { parentId, membership, before }: Found,
    { roles, publicMetadata }: { roles?: readonly RoleRow[]; publicMetadata?: Record<string, unknown> },
  ): Promise<Read> {
    if (publicMetadata) membership.publicMetadata = publicMetadata;
    membership.updatedAt = tx.now;
    if (roles) {
      const roleIds = roles.map(({ id }) => id);
      await keepingAnAdmin(tx, { level, id: parentId }, () => setMembershipRoles(tx, level, membership.id, roleIds));
    }
    await tx.em.flush();
    const after = await of.read(tx, parentId, membership.id);
    tx.record({
      type: `${level}.member.updated`,
      resource: resourceOf(membership),
      before: audited(parentId, before),
      after: audited(parentId, after),
    });
    return after;
  }

  /**
   * Ends a membership that was found and what it gave; 409 `LAST_ADMIN` where members would be left without an admin. With
   * `mayEmpty` the very last member may go, since nobody is left then who would miss an admin.
   */
  async function end(
    ctx: Pick<Context, 'ownedKeys'>,
    tx: Transaction,
    { parentId, membership, before }: Found,
    { mayEmpty = false }: { readonly mayEmpty?: boolean } = {},
  ): Promise<void> {
    const remove = async () => {
      tx.em.remove(membership);
      await tx.em.flush();
    };
    const isLast = mayEmpty && !(await hasOther(tx, level, parentId, sql`member.id <> ${membership.id}`));
    await (isLast ? remove() : keepingAnAdmin(tx, { level, id: parentId }, remove));
    await of.endWhatItGave(ctx, tx, parentId, membership.userId);
    const told = { ...audited(parentId, before), ...stampsOf(before) };
    tx.record({ type: `${level}.member.removed`, resource: resourceOf(membership), before: told });
  }

  return { level, read: of.read, add, find, change, end };
}

export type MembershipRecords<Stored extends Membership, Read extends Member> = ReturnType<
  typeof membershipRecords<Stored, Read>
>;

/** Whether the parent has a membership that meets the condition. */
async function hasOther(tx: Transaction, level: Level, parentId: string, condition: ReturnType<typeof sql>) {
  const { rows } = await sql`
    select member.id from ${sql.table(`${level}_membership`)} member
    where member.deployment_id = ${tx.deploymentId} and ${sql.ref(`member.${level}_id`)} = ${parentId} and ${condition}
    limit 1`.execute(tx.rows);
  return rows.length > 0;
}
