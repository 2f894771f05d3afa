import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import type { RoleRow } from '../graph/rows.ts';
import { type Level, lockParent, type Parent } from '../parents/parent.ts';
import { lockAdminRoles } from './last-admin.ts';
import { rolesOf } from './role.reads.ts';

/**
 * The roles with these ids, without duplicates. They must belong to the parent itself or to the deployment at the parent's
 * level. Any other id adds a validation error at its index in `path`, after the given `validationErrors`. Lock the parent
 * first: deleting its own roles locks it too. Roles of the deployment are locked here, so that none is deleted before the
 * transaction ends.
 */
export async function rolesForAssignment(
  tx: Transaction,
  parent: Parent,
  roleIds: readonly string[],
  path = 'input.roleIds',
  validationErrors: readonly FieldError[] = [],
): Promise<RoleRow[]> {
  const roles = await lockRoles(tx, parent, roleIds);
  const unknown = unknownRoles(parent, roleIds, roles, path);
  if (validationErrors.length + unknown.length > 0) throw validationFailed([...validationErrors, ...unknown]);
  return roles;
}

/** The roles with these ids that the parent can use. Locks them, so that none is deleted in between. */
export function lockRoles(tx: Transaction, parent: Parent, roleIds: readonly string[]): Promise<RoleRow[]> {
  return rolesOf(tx.rows, tx.deploymentId, parent)
    .where('id', '=', sql<string>`any(${roleIds}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** The validation errors of the ids that none of the roles has. */
export function unknownRoles(
  { level }: Parent,
  roleIds: readonly string[],
  roles: readonly Pick<RoleRow, 'id'>[],
  path = 'input.roleIds',
): FieldError[] {
  const known = new Set(roles.map(({ id }) => id));
  return roleIds.flatMap((id, index) =>
    known.has(id) ? [] : [fieldError([...path.split('.'), index], fieldRule('ROLE', { level }))],
  );
}

/** The built-in role of new members for whom no role is given. */
export const defaultMemberRole = (tx: Transaction, level: Level) => builtInRole(tx, level, 'Member');

/** The built-in role of the user who creates an organization or workspace. */
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

/** Replaces the roles of a membership. */
export async function setMembershipRoles(
  tx: Transaction,
  level: Level,
  membershipId: string,
  roleIds: readonly string[],
): Promise<void> {
  // A new membership may not be in the database yet, and the rows below reference it.
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

/**
 * Changes a parent's members or roles; 409 `LAST_ADMIN` if the parent had an admin and would have none. Locks the parent
 * and the roles that make admins, so that two concurrent changes cannot remove one admin each.
 */
export async function withLastAdminCheck<T>(tx: Transaction, parent: Parent, change: () => Promise<T>): Promise<T> {
  await lockParent(tx, parent);
  await lockAdminRoles(tx, parent.level);
  const hadAdmin = await hasAdmin(tx, parent);
  const result = await change();
  if (hadAdmin) {
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

/** Members have only roles of the parent's level (see `rolesForAssignment`). */
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
