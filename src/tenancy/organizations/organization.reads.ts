import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { countsBy } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { OrganizationFilter, OrganizationSortKey } from '../graph/types.ts';
import { nameContains } from '../members/membership-criteria.ts';

/** What the record of an organization shows of its row. */
export const organizationColumns = [
  'id',
  'name',
  'display_name as displayName',
  'slug',
  'description',
  'logo_url as logoUrl',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export const organizationNotFound = () => notFound('ORGANIZATION_NOT_FOUND', 'The organization');

/** One organization; 404 where there is none. */
export function getOrganization(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('organization')
    .select(organizationColumns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(organizationNotFound);
}

const SORT_COLUMNS = { CREATED_AT: 'created_at', NAME: 'name' } as const satisfies Record<OrganizationSortKey, string>;

/** Where an organization's row has the values of these columns. */
export const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  NAME: 'name',
} as const satisfies Record<OrganizationSortKey, string>;

/** Which organizations a list shows. */
export interface OrganizationCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: OrganizationFilter | null | undefined;
}

/** Up to `limit` organizations, newest first. */
export function listOrganizations(
  rows: Rows,
  deploymentId: number,
  { limit, offset, ...criteria }: OrganizationCriteria & { readonly limit: number; readonly offset: number },
) {
  return organizationsThat(rows, deploymentId, criteria)
    .select(organizationColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The page of organizations, and one more. */
export function organizationPage(rows: Rows, deploymentId: number, criteria: OrganizationCriteria, page: EdgePage) {
  return organizationsThat(rows, deploymentId, criteria)
    .select(organizationColumns)
    .$call(inPage('id', page, SORT_COLUMNS))
    .execute();
}

/** How many organizations there are. */
export async function countOrganizations(rows: Rows, deploymentId: number, criteria: OrganizationCriteria) {
  const { count } = await organizationsThat(rows, deploymentId, criteria)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function organizationsThat(rows: Rows, deploymentId: number, { search, filter }: OrganizationCriteria) {
  const { ids, slug, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('organization').where('deployment_id', '=', deploymentId);
  if (search) query = query.where(nameContains('organization', search));
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (slug) query = query.where('slug', '=', slug);
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

/** How many members each organization has. */
export const memberCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'organization_membership', 'organization_id', ids);

/** How many workspaces each organization has. */
export const workspaceCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'workspace', 'organization_id', ids);
