import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import type { RoleRow } from '../graph/rows.ts';
import { type Level, type Parent, parentNotFound, rolesOf } from './role.reads.ts';

/**
 * The roles of these ids, each once. They belong to the parent itself or to the deployment at the parent's level; any
 * other is a 400 at its place in `path`, listed behind what was found `broken` before. Lock the parent first: deleting a role does, so that none vanishes meanwhile.
 */
export async function rolesForAssignment(
  tx: Transaction,
  parent: Parent,
  roleIds: readonly string[],
  path = 'input.roleIds',
  broken: readonly FieldError[] = [],
): Promise<RoleRow[]> {
  const roles = await rolesOf(tx.rows, tx.deploymentId, parent)
    .where('id', '=', sql<string>`any(${roleIds}::bigint[])`)
    .orderBy('id')
    .execute();
  const known = new Set(roles.map(({ id }) => id));
  const unknown = roleIds.flatMap((id, index) =>
    known.has(id) ? [] : [fieldError([...path.split('.'), index], `must be a role that this ${parent.level} can use`)],
  );
  if (broken.length + unknown.length > 0) throw validationFailed([...broken, ...unknown]);
  return roles;
}

/** The built-in role that members get when none is named. */
export const defaultMemberRole = (tx: Transaction, level: Level) => builtInRole(tx, level, 'Member');

/** The role that whoever creates an organization or workspace has in it. */
export const creatorRole = (tx: Transaction, level: Level) => builtInRole(tx, level, 'Admin');

function builtInRole(tx: Transaction, level: Level, name: 'Admin' | 'Member') {
  return tx.rows
    .selectFrom('role')
    .select(['id', 'name', 'permissions'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('level', '=', level)
    .where(sql<boolean>`is_deployment_level`, '=', true)
    .where('name', '=', name)
    .executeTakeFirstOrThrow(() => new Error(`The deployment lacks its built-in role ${name} (${level}).`));
}

/** Gives a membership these roles and no others. */
export async function setMembershipRoles(
  tx: Transaction,
  level: Level,
  membershipId: string,
  roleIds: readonly string[],
): Promise<void> {
  // The membership may still wait in the unit of work, and the rows below point to it.
  await tx.em.flush();
  const table = `${level}_membership_role` as const;
  await tx.rows
    .deleteFrom(table)
    .where('deployment_id', '=', tx.deploymentId)
    .where('membership_id', '=', membershipId)
    .execute();
  const held = [...new Set(roleIds)].map((role_id) => ({
    deployment_id: tx.deploymentId,
    membership_id: membershipId,
    role_id,
  }));
  if (held.length > 0) await tx.rows.insertInto(table).values(held).execute();
}

/** Locks the organization or workspace for the rest of the command; 404 where there is none. */
export async function lockParent(tx: Transaction, { level, id }: Parent): Promise<void> {
  await tx.rows
    .selectFrom(level)
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => parentNotFound(level));
}

/**
 * Makes a change to a parent's members or roles; 409 `LAST_ADMIN` where it takes away the parent's last admin. A parent
 * that had none before may go on without. The parent's row is locked, so that two changes can't take one admin each.
 */
export async function keepingAnAdmin<T>(tx: Transaction, parent: Parent, change: () => Promise<T>): Promise<T> {
  await lockParent(tx, parent);
  const had = await hasAdmin(tx, parent);
  const result = await change();
  if (had) {
    await tx.em.flush();
    if (!(await hasAdmin(tx, parent))) {
      throw new ServiceError(
        'LAST_ADMIN',
        `The ${parent.level} would be left without an admin. Give another member a role with ${parent.level}:admin first.`,
      );
    }
  }
  return result;
}

/** Roles of members are of the parent's own level already (`rolesForAssignment`), so the permission's name suffices. */
async function hasAdmin(tx: Transaction, { level, id }: Parent): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ${sql.table(`${level}_membership`)} member
      join ${sql.table(`${level}_membership_role`)} held
        on held.deployment_id = member.deployment_id and held.membership_id = member.id
      join role on role.deployment_id = held.deployment_id and role.id = held.role_id
      where member.deployment_id = ${tx.deploymentId} and ${sql.ref(`member.${level}_id`)} = ${id}
        and role.level = ${level} and ${`${level}:admin`} = any(role.permissions)
    ) as found`.execute(tx.rows);
  return rows[0]?.found === true;
}
