import { type RawBuilder, sql } from 'kysely';
import type { RoleFilter, RoleLevel } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage, inRange, type OffsetRange } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { RoleRow } from '../graph/rows.ts';
import type { Level } from '../parents/parent.ts';
import { roleColumns } from './role.reads.ts';

/** The filter of a list of roles. */
export interface RoleCriteria {
  readonly filter?: RoleFilter | null | undefined;
}

type Page = EdgePage & RoleCriteria;

/** The same expression as in the index `role_name`, so that the index is used. */
const isOfDeployment = sql<boolean>`coalesce(role.organization_id, 0) = 0 and coalesce(role.workspace_id, 0) = 0`;

const counted = sql<number>`count(*)::int`.as('count');

/** The page of the roles that each organization can use, and one more row. */
export const rolesOfOrganizations = (ctx: Context, ids: readonly string[], page: Page) =>
  rolePages(ctx, 'organization', ids, page);

/** The page of the roles that each workspace can use, and one more row. */
export const rolesOfWorkspaces = (ctx: Context, ids: readonly string[], page: Page) =>
  rolePages(ctx, 'workspace', ids, page);

async function rolePages(ctx: Context, level: Level, ids: readonly string[], { filter, ...page }: Page) {
  const found = await childrenOf(ctx.rows, ids, (parentId) =>
    usableRoles(ctx, level, parentId, { filter })
      .select([...roleColumns, parentId.as('parentId')])
      .$call(inPage('role.id', page)),
  );
  return Map.groupBy(found, ({ parentId }) => parentId);
}

/** The number of roles that each organization can use. */
export const roleCountsOfOrganizations = (ctx: Context, ids: readonly string[], criteria: RoleCriteria) =>
  roleCounts(ctx, 'organization', ids, criteria);

/** The number of roles that each workspace can use. */
export const roleCountsOfWorkspaces = (ctx: Context, ids: readonly string[], criteria: RoleCriteria) =>
  roleCounts(ctx, 'workspace', ids, criteria);

async function roleCounts(ctx: Context, level: Level, ids: readonly string[], criteria: RoleCriteria) {
  const found = await childrenOf(ctx.rows, ids, (parentId) =>
    usableRoles(ctx, level, parentId, criteria).select([parentId.as('parentId'), counted]),
  );
  return new Map(found.map(({ parentId, count }) => [parentId, count]));
}

/** The parent's own roles and the deployment's. A union of two selects, so that each can use an index. */
function usableRoles({ rows, viewer }: Context, level: Level, parentId: RawBuilder<string>, { filter }: RoleCriteria) {
  const { ids, name, isDeploymentLevel } = filter ?? {};
  const ofLevel = rows
    .selectFrom('role')
    .selectAll()
    .where('deployment_id', '=', viewer.deploymentId)
    .where('level', '=', level);
  const usable = ofLevel.where(`${level}_id`, '=', parentId).unionAll(ofLevel.where(isOfDeployment));
  let query = rows.selectFrom(usable.as('role'));
  if (ids) query = query.where('role.id', '=', sql<string>`any(${ids}::bigint[])`);
  if (name) query = query.where('role.name', '=', name);
  if (typeof isDeploymentLevel === 'boolean') {
    query = query.where(sql<boolean>`role.is_deployment_level`, '=', isDeploymentLevel);
  }
  return query;
}

/** The page of the deployment's own roles, and one more row. */
export function deploymentRolePage(ctx: Context, level: RoleLevel | null | undefined, page: EdgePage) {
  return deploymentRoles(ctx, level).select(roleColumns).$call(inPage('role.id', page)).execute();
}

/** A page of the deployment's own roles for the REST list, oldest first. */
export function listDeploymentRoles(
  ctx: Context,
  level: RoleLevel | null | undefined,
  range: OffsetRange,
): Promise<RoleRow[]> {
  return deploymentRoles(ctx, level).select(roleColumns).orderBy('id').$call(inRange(range)).execute();
}

/** The number of the deployment's own roles. */
export async function countDeploymentRoles(ctx: Context, level: RoleLevel | null | undefined): Promise<number> {
  return (await deploymentRoles(ctx, level).select(counted).executeTakeFirstOrThrow()).count;
}

function deploymentRoles({ rows, viewer }: Context, level: RoleLevel | null | undefined) {
  const levels = level ? [level.toLowerCase() as Level] : (['organization', 'workspace'] as const);
  return rows
    .selectFrom('role')
    .where('role.deployment_id', '=', viewer.deploymentId)
    .where('role.level', 'in', levels)
    .where(isOfDeployment);
}
