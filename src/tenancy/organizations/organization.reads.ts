import { sql } from 'kysely';
import { imageOrDefault } from '../../deployment/index.ts';
import type { OrganizationFilter, OrganizationSortKey } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { keptCount, keptCounts } from '../../platform/database/counts/kept-counts.ts';
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
import { countUpToLimit } from '../../platform/database/statements/counts.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { nameMatches } from '../members/membership-criteria.ts';
import { organizationNotFound } from '../parents/parent.ts';

/** The columns that operations return. */
export const organizationColumns = [
  'id',
  'name',
  'display_name as displayName',
  'slug',
  'description',
  'logo_url as logoUrl',
  'external_id as externalId',
  'public_metadata as publicMetadata',
  'private_metadata as privateMetadata',
  imageOrDefault('organization.logo_url', 'defaultOrganizationProfileImageUrl', DEPLOYMENT_ID).as('imageUrl'),
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const;

/** One organization; 404 if it does not exist. */
export function getOrganization(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('organization')
    .select(organizationColumns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(organizationNotFound);
}

const SORT_COLUMNS = { CREATED_AT: 'created_at', NAME: 'name' } as const satisfies Record<OrganizationSortKey, string>;

/** The field of an organization's row for each sort key. */
export const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  NAME: 'name',
} as const satisfies Record<OrganizationSortKey, string>;

/** The filter of a list of organizations. */
export interface OrganizationCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: OrganizationFilter | null | undefined;
}

/** Up to `limit` organizations, newest first. */
export async function listOrganizations(
  rows: Rows,
  deploymentId: number,
  { limit, offset, ...criteria }: OrganizationCriteria & { readonly limit: number; readonly offset: number },
) {
  const count = isUnfiltered(criteria) ? () => keptCount(rows, deploymentId, 'organization') : null;
  const range = await nearestRange({ limit, offset }, count);
  return rowsInRange(matchingOrganizations(rows, deploymentId, criteria).select(organizationColumns), NEWEST, range);
}

/** The page of organizations, and one more row. */
export function organizationPage(rows: Rows, deploymentId: number, criteria: OrganizationCriteria, page: EdgePage) {
  return matchingOrganizations(rows, deploymentId, criteria)
    .select(organizationColumns)
    .$call(inPage('id', page, SORT_COLUMNS))
    .execute();
}

/** The number of organizations that match the criteria. */
export async function countOrganizations(rows: Rows, deploymentId: number, criteria: OrganizationCriteria) {
  if (isUnfiltered(criteria)) return keptCount(rows, deploymentId, 'organization');
  return countUpToLimit(rows, matchingOrganizations(rows, deploymentId, criteria));
}

function matchingOrganizations(rows: Rows, deploymentId: number, { search, filter }: OrganizationCriteria) {
  const { ids, slug, externalId, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('organization').where('deployment_id', '=', deploymentId);
  if (search) query = query.where(nameMatches('organization', search)).modifyFront(PLANNED_FOR_PATTERN);
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (slug) query = query.where('slug', '=', slug);
  if (externalId) query = query.where('external_id', '=', externalId);
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}

/** Organizations by id. */
export async function organizationsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('organization')
    .select(organizationColumns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The organization of each role that belongs to one. */
export async function organizationsOfRoles({ rows, viewer }: Context, roleIds: readonly string[]) {
  const found = await childrenOf(rows, roleIds, (roleId) =>
    rows
      .selectFrom('organization')
      .select([...organizationColumns, roleId.as('roleId')])
      .where('deployment_id', '=', viewer.deploymentId)
      .where('id', '=', (role) =>
        role
          .selectFrom('role')
          .select('organization_id')
          .where('deployment_id', '=', viewer.deploymentId)
          .where('id', '=', roleId),
      ),
  );
  return new Map(found.map(({ roleId, ...organization }) => [roleId, organization]));
}

/** The number of workspaces of each organization. */
export const workspaceCounts = (ctx: Context, ids: readonly string[]) => keptCounts(ctx, 'workspace', ids);
