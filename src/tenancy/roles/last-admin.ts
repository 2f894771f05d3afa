import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Level } from './role.reads.ts';

/** An organization or workspace that a user's going would leave without an admin. */
export interface Orphan {
  readonly level: Level;
  readonly name: string;
  /** Whether it has other members. */
  readonly hasOthers: boolean;
}

const NAMED_AT_MOST = 5;

/**
 * Of these organizations or workspaces the ones whose last admin the user is. Lock them first, so that two admins can't
 * go at once.
 */
export async function orphansOf(
  tx: Transaction,
  level: Level,
  ids: readonly string[],
  userId: string,
): Promise<Orphan[]> {
  const parentId = sql.ref(`member.${level}_id`);
  const { rows } = await sql<{ name: string; hasOthers: boolean }>`
    with member as (
      select ${parentId} as parent_id, member.user_id = ${userId} as leaves, exists (
        select from ${sql.table(`${level}_membership_role`)} held
        join role on role.deployment_id = held.deployment_id and role.id = held.role_id
        where held.deployment_id = member.deployment_id and held.membership_id = member.id
          and role.level = ${level} and ${`${level}:admin`} = any(role.permissions)) as is_admin
      from ${sql.table(`${level}_membership`)} member
      where member.deployment_id = ${tx.deploymentId} and ${parentId} = any(${ids}::bigint[])
    )
    select min(parent.name) as name, bool_or(not leaves) as "hasOthers"
    from member join ${sql.table(level)} parent on parent.deployment_id = ${tx.deploymentId} and parent.id = member.parent_id
    group by parent.id
    having bool_or(leaves and is_admin) and not bool_or(not leaves and is_admin)
    order by parent.id`.execute(tx.rows);
  return rows.map((row) => ({ level, ...row }));
}

/** 409 `LAST_ADMIN` that names the first of them. */
export function lastAdmin(orphans: readonly Orphan[], advice: string): ServiceError {
  const named = orphans.slice(0, NAMED_AT_MOST).map(({ level, name }) => `the ${level} ${JSON.stringify(name)}`);
  const more = orphans.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return new ServiceError('LAST_ADMIN', `Without an admin would be: ${list}. ${advice}`);
}

/**
 * Locks what the user is a member of; 409 `LAST_ADMIN` where the user is the last admin of an organization, or of a
 * workspace that has other members.
 */
export async function assertMayLeaveAll(tx: Transaction, userId: string): Promise<void> {
  const locked = await lockMembershipParents(tx, userId);
  const organizations = await orphansOf(tx, 'organization', locked.organizations, userId);
  const workspaces = await orphansOf(tx, 'workspace', locked.workspaces, userId);
  const orphans = [...organizations, ...workspaces.filter(({ hasOthers }) => hasOthers)];
  if (orphans.length === 0) return;
  throw lastAdmin(orphans, 'Make somebody else an admin, or delete it first.');
}

/**
 * Locks the organizations that the user is a member of, then the workspaces, each in the order of their ids; returns their
 * ids. Call it before the user is locked: memberships lock their parent first.
 */
export async function lockMembershipParents(tx: Transaction, userId: string) {
  const organizations = await lockParentsOf(tx, 'organization', userId);
  return { organizations, workspaces: await lockParentsOf(tx, 'workspace', userId) };
}

async function lockParentsOf(tx: Transaction, level: Level, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select parent.id from ${sql.table(level)} parent
    where parent.deployment_id = ${tx.deploymentId} and exists (
      select from ${sql.table(`${level}_membership`)} member
      where member.deployment_id = parent.deployment_id and ${sql.ref(`member.${level}_id`)} = parent.id
        and member.user_id = ${userId})
    order by parent.id
    for update`.execute(tx.rows);
  return rows.map(({ id }) => id);
}
