import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage } from '../../../platform/database/pages/page.ts';
import { childrenOf } from '../../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { Level } from '../../parents/parent.ts';

const isDeploymentLevel = sql<boolean>`role.is_deployment_level`.as('isDeploymentLevel');

/** A page of the roles that the members of each organization can have: the deployment's and its own. */
export const rolesInOrganizations = (ctx: Context, ids: readonly string[], page: EdgePage) =>
  rolePages(ctx, 'organization', ids, page);

/** A page of the roles that the members of each workspace can have: the deployment's and its own. */
export const rolesInWorkspaces = (ctx: Context, ids: readonly string[], page: EdgePage) =>
  rolePages(ctx, 'workspace', ids, page);

async function rolePages({ rows, viewer }: Context, level: Level, ids: readonly string[], page: EdgePage) {
  const found = await childrenOf(rows, ids, (parentId) =>
    rolesAt(rows, viewer.deploymentId, level, parentId)
      .select(['role.id', 'role.name', 'role.permissions', isDeploymentLevel, parentId.as('parentId')])
      .$call(inPage('role.id', page)),
  );
  return Map.groupBy(found, ({ parentId }) => parentId);
}

/** The number of roles that the members of each organization, or workspace, can have. */
export const countsOfRoles = {
  organization: (ctx: Context, ids: readonly string[]) => roleCounts(ctx, 'organization', ids),
  workspace: (ctx: Context, ids: readonly string[]) => roleCounts(ctx, 'workspace', ids),
};

async function roleCounts({ rows, viewer }: Context, level: Level, ids: readonly string[]) {
  const found = await childrenOf(rows, ids, (parentId) =>
    rolesAt(rows, viewer.deploymentId, level, parentId).select([
      parentId.as('parentId'),
      sql<number>`count(*)::int`.as('count'),
    ]),
  );
  return new Map(found.map(({ parentId, count }) => [parentId, count]));
}

function rolesAt(rows: Rows, deploymentId: number, level: Level, parentId: RawBuilder<string>) {
  return rows
    .selectFrom('role')
    .where('role.deployment_id', '=', deploymentId)
    .where('role.level', '=', level)
    .where((where) =>
      where.or([where(`role.${level}_id`, '=', parentId), where(sql<boolean>`role.is_deployment_level`, '=', true)]),
    );
}
