import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { countRows, countsBy } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import { containing } from '../../platform/database/search.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

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

/** Up to `limit` organizations, newest first. */
export function listOrganizations(
  rows: Rows,
  deploymentId: number,
  { limit, offset, search }: { limit: number; offset: number; search?: string | null | undefined },
) {
  let query = rows.selectFrom('organization').select(organizationColumns).where('deployment_id', '=', deploymentId);
  if (search) {
    query = query.where((where) =>
      where.or([
        where('name', 'ilike', containing(search)),
        where('display_name', 'ilike', containing(search)),
        where('slug', 'ilike', containing(search)),
      ]),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** Each deployment's organizations behind `after`, oldest first, one more than `first`; the viewer's own is the only key. */
export async function organizationsOfDeployments({ rows, viewer }: Context, ids: readonly string[], page: EdgePage) {
  const found = await rows
    .selectFrom('organization')
    .select(organizationColumns)
    .where('deployment_id', '=', viewer.deploymentId)
    .$call(inPage('id', page))
    .execute();
  return new Map(ids.map((id) => [id, found]));
}

/** How many organizations the deployment has. */
export async function organizationCounts({ rows, viewer }: Context, ids: readonly string[]) {
  const count = await countRows(rows, 'organization', viewer.deploymentId);
  return new Map(ids.map((id) => [id, count]));
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
