import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { countRows, countsBy } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import { containing } from '../../platform/database/search.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { WorkspaceRow } from '../graph/rows.ts';
import { getOrganization } from '../organizations/organization.reads.ts';

const columns = [
  'id',
  'organization_id as organizationId',
  'name',
  'slug',
  'description',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export const workspaceNotFound = () => notFound('WORKSPACE_NOT_FOUND', 'The workspace');

/** One workspace; 404 where there is none. */
export function getWorkspace(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('workspace')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(workspaceNotFound);
}

export interface WorkspaceFilter {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
}

/** Up to `limit` workspaces, newest first. */
export function listWorkspaces(
  rows: Rows,
  deploymentId: number,
  { limit, offset, search, organizationId }: WorkspaceFilter,
) {
  let query = rows.selectFrom('workspace').select(columns).where('deployment_id', '=', deploymentId);
  if (organizationId) query = query.where('organization_id', '=', organizationId);
  if (search) {
    query = query.where((where) =>
      where.or([where('name', 'ilike', containing(search)), where('slug', 'ilike', containing(search))]),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** The same for one organization; 404 where there is none. */
export async function workspacesOfOrganization(
  rows: Rows,
  deploymentId: number,
  filter: WorkspaceFilter & { readonly organizationId: string },
) {
  const found = await listWorkspaces(rows, deploymentId, filter);
  if (found.length === 0) await getOrganization(rows, deploymentId, filter.organizationId);
  return found;
}

/** Workspaces by id. */
export async function workspacesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('workspace')
    .select(columns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Each organization's workspaces behind `after`, oldest first, one more than `first`. */
export async function workspacesOfOrganizations(
  { rows, viewer }: Context,
  organizationIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, WorkspaceRow[]>> {
  const found = await childrenOf(rows, organizationIds, (organizationId) =>
    rows
      .selectFrom('workspace')
      .select(columns)
      .where('deployment_id', '=', viewer.deploymentId)
      .where('organization_id', '=', organizationId)
      .$call(inPage('id', page)),
  );
  return Map.groupBy(found, (row) => row.organizationId);
}

/** The workspaces behind `after`, oldest first, one more than `first`. A caller sees one deployment: its own. */
export async function workspacesOfDeployments({ rows, viewer }: Context, ids: readonly string[], page: EdgePage) {
  const found = await rows
    .selectFrom('workspace')
    .select(columns)
    .where('deployment_id', '=', viewer.deploymentId)
    .$call(inPage('id', page))
    .execute();
  return new Map(ids.map((id) => [id, found]));
}

/** How many workspaces the deployment has. */
export async function workspaceCountsOfDeployments({ rows, viewer }: Context, ids: readonly string[]) {
  const count = await countRows(rows, 'workspace', viewer.deploymentId);
  return new Map(ids.map((id) => [id, count]));
}

/** How many members each workspace has. */
export const workspaceMemberCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'workspace_membership', 'workspace_id', ids);
