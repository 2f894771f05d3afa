import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { RoleRow } from '../graph/rows.ts';
import { roleJson } from './role.reads.ts';

/** The ids of the roles of the organization membership `member`, oldest role first. */
export const roleIdsColumn: RawBuilder<string[]> = sql`array(
  select held.role_id::text from organization_membership_role held
  where held.deployment_id = ${DEPLOYMENT_ID} and held.membership_id = member.id
  order by held.role_id)`;

interface WithRoleIds {
  readonly roleIds: readonly string[];
}

/**
 * Adds the roles of all rows of a list to its first row, each role once, because most rows of a long list have the same few
 * roles. The list must have {@link roleIdsColumn} as `roleIds`. Its order does not change.
 */
export function withSharedRoles<Row extends WithRoleIds>(
  rows: Rows,
  deploymentId: number,
  // biome-ignore lint/suspicious/noExplicitAny: the tables depend on the given select
  list: SelectQueryBuilder<any, any, Row>,
) {
  const roles = sql<RoleRow[] | null>`(
    select json_agg(${roleJson}) from role
    where role.deployment_id = ${deploymentId} and role.id in (select unnest("roleIds")::bigint from list))`;
  return rows
    .with('list', () => list)
    .selectFrom('list')
    .selectAll()
    .select(sql<RoleRow[] | null>`case when row_number() over () = 1 then ${roles} end`.as('sharedRoles'))
    .$castTo<Row & { readonly sharedRoles: RoleRow[] | null }>();
}

/** Returns a function that finds the roles of a row of {@link withSharedRoles}. */
export function sharedRolesOf(found: readonly { readonly sharedRoles: readonly RoleRow[] | null }[]) {
  const roles = new Map((found[0]?.sharedRoles ?? []).map((role) => [role.id, role]));
  return (roleIds: readonly string[]): RoleRow[] => roleIds.flatMap((id) => roles.get(id) ?? []);
}
