import { type RawBuilder, sql } from 'kysely';
import type { RoleLevel } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { inRange, type OffsetRange } from '../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { timestampText } from '../../platform/database/statements/json-columns.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { RoleRow } from '../graph/rows.ts';
import { assertParent, type Level, type Parent } from '../parents/parent.ts';

export const roleNotFound = () => notFound('ROLE_NOT_FOUND', 'The role');

export const roleColumns = [
  'role.id',
  'role.created_at as createdAt',
  'role.updated_at as updatedAt',
  'role.version',
  'role.name',
  'role.permissions',
  sql<RoleLevel>`upper(role.level)`.as('level'),
  sql<boolean>`role.is_deployment_level`.as('isDeploymentLevel'),
] as const;

/** The roles that members of this parent can have: its own and the deployment's at its level. */
export function rolesOf(rows: Rows, deploymentId: number, { level, id }: Parent) {
  return rows
    .selectFrom('role')
    .select(roleColumns)
    .where('deployment_id', '=', deploymentId)
    .where('level', '=', level)
    .where((where) => where.or([where(`${level}_id`, '=', id), where(sql<boolean>`is_deployment_level`, '=', true)]));
}

/** Selects a page of the roles that the parent can use, the deployment's roles first. */
export function roleList(rows: Rows, deploymentId: number, parent: Parent, range: OffsetRange) {
  return rolesOf(rows, deploymentId, parent)
    .orderBy(sql`is_deployment_level`, 'desc')
    .orderBy('id')
    .$call(inRange(range));
}

/** The roles that the parent can use; 404 if the parent does not exist. */
export async function listRoles(
  rows: Rows,
  deploymentId: number,
  parent: Parent,
  part: OffsetRange,
): Promise<RoleRow[]> {
  const found = await roleList(rows, deploymentId, parent, part)
    .where((where) =>
      where.exists(
        where
          .selectFrom(parent.level)
          .select(sql`1`.as('one'))
          .where('deployment_id', '=', deploymentId)
          .where('id', '=', parent.id),
      ),
    )
    .execute();
  if (found.length === 0) await assertParent(rows, deploymentId, parent);
  return found;
}

/** One role that the parent can use; 404 for a role of another parent. */
export function getRole(rows: Rows, deploymentId: number, parent: Parent, roleId: string): Promise<RoleRow> {
  return rolesOf(rows, deploymentId, parent).where('id', '=', roleId).executeTakeFirstOrThrow(roleNotFound);
}

/** One role of the deployment itself; 404 for a role of an organization or workspace. */
export function getDeploymentRole(rows: Rows, deploymentId: number, roleId: string): Promise<RoleRow> {
  return rows
    .selectFrom('role')
    .select(roleColumns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', roleId)
    .where(sql<boolean>`is_deployment_level`, '=', true)
    .executeTakeFirstOrThrow(roleNotFound);
}

/** Roles by id. */
export async function rolesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found: RoleRow[] = await rows
    .selectFrom('role')
    .select(roleColumns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The roles of each organization membership, oldest role first. */
export const rolesOfOrganizationMemberships = (ctx: Context, ids: readonly string[]) =>
  rolesOfMemberships(ctx, 'organization', ids);

/** The roles of each workspace membership, oldest role first. */
export const rolesOfWorkspaceMemberships = (ctx: Context, ids: readonly string[]) =>
  rolesOfMemberships(ctx, 'workspace', ids);

async function rolesOfMemberships({ rows, viewer }: Context, level: Level, ids: readonly string[]) {
  const found = await rows
    .selectFrom(`${level}_membership_role as held`)
    .innerJoin('role', (join) =>
      join.onRef('role.deployment_id', '=', 'held.deployment_id').onRef('role.id', '=', 'held.role_id'),
    )
    .select(['held.membership_id as membershipId', ...roleColumns])
    .where('held.deployment_id', '=', viewer.deploymentId)
    .where('held.membership_id', '=', sql<string>`any(${ids}::bigint[])`)
    .orderBy('role.id')
    .execute();
  const byMembership = new Map<string, RoleRow[]>(ids.map((id) => [id, []]));
  for (const { membershipId, ...role } of found) byMembership.get(membershipId)?.push(role);
  return byMembership;
}

/** The tables with roles: memberships of either level, and invitations. */
export type RoleHolder = `${Level}_membership` | 'invitation';

/** The row `role` as JSON. */
export const roleJson = sql`json_build_object(
  'id', role.id::text,
  'createdAt', ${timestampText('role.created_at')},
  'updatedAt', ${timestampText('role.updated_at')},
  'version', role.version,
  'name', role.name,
  'permissions', role.permissions,
  'level', upper(role.level),
  'isDeploymentLevel', role.is_deployment_level
)`;

/**
 * The roles of the row `alias` as one JSON column, so that a list with its roles is one statement. Ids and timestamps are
 * converted to text, because PostgreSQL would write them as numbers and in another format.
 */
export function rolesColumn(holder: RoleHolder, alias: string): RawBuilder<RoleRow[]> {
  const key = sql.ref(`held.${holder === 'invitation' ? 'invitation_id' : 'membership_id'}`);
  return sql<RoleRow[]>`(
    select coalesce(json_agg(${roleJson} order by role.id), '[]')
    from ${sql.table(`${holder}_role`)} held
    join role on role.deployment_id = held.deployment_id and role.id = held.role_id
    where held.deployment_id = ${DEPLOYMENT_ID} and ${key} = ${sql.ref(`${alias}.id`)}
  )`;
}
