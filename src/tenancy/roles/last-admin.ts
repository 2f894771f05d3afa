import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Level } from '../parents/parent.ts';
import { isNotBuiltIn } from './built-in-roles.ts';
import type { Role } from './role.entity.ts';

/** An organization or workspace that has no admin without the user. */
export interface AdminlessParent {
  readonly level: Level;
  readonly name: string;
  readonly hasOtherMembers: boolean;
}

const MAX_NAMED_PARENTS = 5;

/**
 * Finds those of these organizations or workspaces whose last admin the user is. Lock them first, so that two admins cannot
 * leave at the same time.
 */
export async function findAdminlessParents(
  tx: Transaction,
  level: Level,
  ids: readonly string[],
  userId: string,
): Promise<AdminlessParent[]> {
  await lockAdminRoles(tx, level);
  const parentId = sql.ref(`member.${level}_id`);
  const { rows } = await sql<{ name: string; hasOtherMembers: boolean }>`
    with member as (
      select ${parentId} as parent_id, member.user_id = ${userId} as leaves, exists (
        select from ${sql.table(`${level}_membership_role`)} held
        join role on role.deployment_id = held.deployment_id and role.id = held.role_id
        where held.deployment_id = ${DEPLOYMENT_ID} and held.membership_id = member.id
          and role.level = ${level} and ${`${level}:admin`} = any(role.permissions)) as is_admin
      from ${sql.table(`${level}_membership`)} member
      where member.deployment_id = ${tx.deploymentId} and ${parentId} = any(${ids}::bigint[])
    )
    select min(parent.name) as name, bool_or(not leaves) as "hasOtherMembers"
    from member join ${sql.table(level)} parent on parent.deployment_id = ${tx.deploymentId} and parent.id = member.parent_id
    group by parent.id
    having bool_or(leaves and is_admin) and not bool_or(not leaves and is_admin)
    order by parent.id`.execute(tx.rows);
  return rows.map((row) => ({ level, ...row }));
}

/**
 * Locks the deployment's custom roles that make their members admins, so that they do so until the transaction ends. Call it
 * before you check that an organization or workspace keeps an admin.
 */
export async function lockAdminRoles(tx: Transaction, level: Level): Promise<void> {
  await sql`
    select from role
    where deployment_id = ${tx.deploymentId} and level = ${level}
      and coalesce(organization_id, 0) = 0 and coalesce(workspace_id, 0) = 0 and ${isNotBuiltIn}
      and ${`${level}:admin`} = any(permissions)
    order by id
    for share`.execute(tx.rows);
}

/** 409 `LAST_ADMIN` if members have the role and their organization or workspace has no admin. */
export async function assertAdminsWithoutRole(
  tx: Transaction,
  { id, level }: Pick<Role, 'id' | 'level'>,
): Promise<void> {
  const members = sql`
    from ${sql.table(`${level}_membership`)} member
    join ${sql.table(`${level}_membership_role`)} held
      on held.deployment_id = member.deployment_id and held.membership_id = member.id
    join role on role.deployment_id = held.deployment_id and role.id = held.role_id
    where member.deployment_id = ${DEPLOYMENT_ID} and ${sql.ref(`member.${level}_id`)} = parent.id`;
  const { rows } = await sql<{ name: string }>`
    select parent.name from ${sql.table(level)} parent
    where parent.deployment_id = ${tx.deploymentId}
      and exists (select ${members} and role.id = ${id})
      and not exists (select ${members} and role.level = ${level} and ${`${level}:admin`} = any(role.permissions))
    order by parent.id
    limit 1`.execute(tx.rows);
  const [adminless] = rows;
  if (adminless === undefined) return;
  throw new ServiceError(
    'LAST_ADMIN',
    `The ${level} ${JSON.stringify(adminless.name)} would be left without an admin. Give another member there a role with ${level}:admin first.`,
  );
}

/** The error 409 `LAST_ADMIN`, which names up to five of the organizations and workspaces. */
export function lastAdminError(adminless: readonly AdminlessParent[], advice: string): ServiceError {
  const named = adminless.slice(0, MAX_NAMED_PARENTS).map(({ level, name }) => `the ${level} ${JSON.stringify(name)}`);
  const more = adminless.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return new ServiceError('LAST_ADMIN', `The user is the last admin of: ${list}. ${advice}`);
}

/**
 * Locks the user's organizations and workspaces; 409 `LAST_ADMIN` if the user is the last admin of an organization, or of
 * a workspace that has other members.
 */
export async function assertMayLeaveAll(tx: Transaction, userId: string): Promise<void> {
  const locked = await lockMembershipParents(tx, userId);
  const organizations = await findAdminlessParents(tx, 'organization', locked.organizations, userId);
  const workspaces = await findAdminlessParents(tx, 'workspace', locked.workspaces, userId);
  const adminless = [...organizations, ...workspaces.filter(({ hasOtherMembers }) => hasOtherMembers)];
  if (adminless.length === 0) return;
  throw lastAdminError(adminless, 'Make another member an admin, or delete it first.');
}

/**
 * Locks the organizations that the user is a member of, then the workspaces, each in the order of their ids, and returns
 * their ids. Call it before you lock the user: changes of memberships lock the parent first.
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
      where member.deployment_id = ${DEPLOYMENT_ID} and ${sql.ref(`member.${level}_id`)} = parent.id
        and member.user_id = ${userId})
    order by parent.id
    for update`.execute(tx.rows);
  return rows.map(({ id }) => id);
}
