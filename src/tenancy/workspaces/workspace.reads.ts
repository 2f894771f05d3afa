import { sql } from 'kysely';
import { imageOrDefault } from '../../deployment/index.ts';
import type { WorkspaceFilter, WorkspaceSortKey } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { keptCount } from '../../platform/database/counts/kept-counts.ts';
import {
  type EdgePage,
  inPage,
  isUnfiltered,
  NEWEST,
  nearestRange,
  rowsInRange,
} from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { PLANNED_FOR_PATTERN } from '../../platform/database/statements/contains-pattern.ts';
import { countEachUpToLimit, countUpToLimit } from '../../platform/database/statements/counts.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { WorkspaceRow } from '../graph/rows.ts';
import { nameMatches } from '../members/membership-criteria.ts';
import { getOrganization } from '../organizations/organization.reads.ts';
import { workspaceNotFound } from '../parents/parent.ts';

/** The columns that operations return. */
export const workspaceColumns = [
  'id',
  'organization_id as organizationId',
  'name',
  'slug',
  'description',
  'external_id as externalId',
  'public_metadata as publicMetadata',
  'private_metadata as privateMetadata',
  imageOrDefault('workspace.image_url', 'defaultWorkspaceProfileImageUrl', DEPLOYMENT_ID).as('imageUrl'),
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const;

/** One workspace; 404 if it does not exist. */
export function getWorkspace(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('workspace')
    .select(workspaceColumns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(workspaceNotFound);
}

const SORT_COLUMNS = { CREATED_AT: 'created_at', NAME: 'name' } as const satisfies Record<WorkspaceSortKey, string>;

/** The field of a workspace's row for each sort key. */
export const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  NAME: 'name',
} as const satisfies Record<WorkspaceSortKey, string>;

/** The filter of a list of workspaces. */
export interface WorkspaceCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: WorkspaceFilter | null | undefined;
}

export interface WorkspaceListArgs {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly slug?: string | null | undefined;
  readonly externalId?: string | null | undefined;
}

/** Counts the workspaces of a list that has all of the deployment or of one organization; null for other lists. */
function keptCountOf(rows: Rows, deploymentId: number, { search, filter }: WorkspaceCriteria) {
  const { organizationId, ...conditions } = filter ?? {};
  if (!isUnfiltered({ search, filter: conditions })) return null;
  return () => keptCount(rows, deploymentId, 'workspace', organizationId);
}

/** Up to `limit` workspaces, newest first. */
export async function listWorkspaces(
  rows: Rows,
  deploymentId: number,
  { limit, offset, search, ...filter }: WorkspaceListArgs,
) {
  const range = await nearestRange({ limit, offset }, keptCountOf(rows, deploymentId, { search, filter }));
  const list = matchingWorkspaces(rows, deploymentId, { search, filter }).select(workspaceColumns);
  return rowsInRange(list, NEWEST, range);
}

/** The page of workspaces, and one more row. */
export function workspacePage(rows: Rows, deploymentId: number, criteria: WorkspaceCriteria, page: EdgePage) {
  return matchingWorkspaces(rows, deploymentId, criteria)
    .select(workspaceColumns)
    .$call(inPage('id', page, SORT_COLUMNS))
    .execute();
}

/** The number of workspaces that match the criteria. */
export async function countWorkspaces(rows: Rows, deploymentId: number, criteria: WorkspaceCriteria) {
  const kept = keptCountOf(rows, deploymentId, criteria);
  if (kept) return kept();
  return countUpToLimit(rows, matchingWorkspaces(rows, deploymentId, criteria));
}

function matchingWorkspaces(rows: Rows, deploymentId: number, { search, filter }: WorkspaceCriteria) {
  const { ids, organizationId, slug, externalId, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('workspace').where('deployment_id', '=', deploymentId);
  if (organizationId) query = query.where('organization_id', '=', organizationId);
  if (search) query = query.where(nameMatches('workspace', search)).modifyFront(PLANNED_FOR_PATTERN);
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (slug) query = query.where('slug', '=', slug);
  if (externalId) query = query.where('external_id', '=', externalId);
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}

/** Up to `limit` workspaces of one organization, newest first; 404 if the organization does not exist. */
export async function workspacesOfOrganization(
  rows: Rows,
  deploymentId: number,
  args: WorkspaceListArgs & { readonly organizationId: string },
) {
  const found = await listWorkspaces(rows, deploymentId, args);
  if (found.length === 0) await getOrganization(rows, deploymentId, args.organizationId);
  return found;
}

/** Workspaces by id. */
export async function workspacesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('workspace')
    .select(workspaceColumns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The page of each organization's workspaces, and one more row. */
export async function workspacesOfOrganizations(
  { rows, viewer }: Context,
  organizationIds: readonly string[],
  { search, filter, ...page }: EdgePage & WorkspaceCriteria,
): Promise<ReadonlyMap<string, WorkspaceRow[]>> {
  const found = await childrenOf(rows, organizationIds, (organizationId) =>
    matchingWorkspaces(rows, viewer.deploymentId, { search, filter })
      .select(workspaceColumns)
      .where('organization_id', '=', organizationId)
      .$call(inPage('id', page, SORT_COLUMNS)),
  );
  return Map.groupBy(found, (row) => row.organizationId);
}

/** The number of workspaces of each organization that match the criteria. */
export const matchingWorkspaceCounts = (
  { rows, viewer }: Context,
  ids: readonly string[],
  criteria: WorkspaceCriteria,
) =>
  countEachUpToLimit(rows, ids, (id) =>
    matchingWorkspaces(rows, viewer.deploymentId, criteria).where('organization_id', '=', id),
  );

/** The workspace of each role that belongs to one. */
export async function workspacesOfRoles({ rows, viewer }: Context, roleIds: readonly string[]) {
  const found = await childrenOf(rows, roleIds, (roleId) =>
    rows
      .selectFrom('workspace')
      .select([...workspaceColumns, roleId.as('roleId')])
      .where('deployment_id', '=', viewer.deploymentId)
      .where('id', '=', (role) =>
        role
          .selectFrom('role')
          .select('workspace_id')
          .where('deployment_id', '=', viewer.deploymentId)
          .where('id', '=', roleId),
      ),
  );
  return new Map(found.map(({ roleId, ...workspace }) => [roleId, workspace]));
}
