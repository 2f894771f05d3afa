import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

const columns = [
  'id',
  sql<string>`deployment_id::text`.as('deploymentId'),
  'name',
  'description',
  'is_active as isActive',
  'rate_limits as rateLimits',
  'key_prefix as keyPrefix',
  'self_service as selfService',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'deleted_at as deletedAt',
] as const;

export const apiAuthAppNotFound = () => notFound('API_AUTH_APP_NOT_FOUND', 'The API auth app');

/** The app of that name; 404 where there is none, or it was deleted. */
export function getApiAuthApp(rows: Rows, deploymentId: number, name: string) {
  return rows
    .selectFrom('api_auth_app')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(apiAuthAppNotFound);
}

/** Apps by id. */
export async function apiAuthAppsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('api_auth_app')
    .select(columns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Up to `limit` apps, newest first. */
export function listApiAuthApps(
  rows: Rows,
  deploymentId: number,
  { limit, offset, includeInactive }: { limit: number; offset: number; includeInactive: boolean },
) {
  let query = rows
    .selectFrom('api_auth_app')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('deleted_at', 'is', null);
  if (!includeInactive) query = query.where('is_active', '=', true);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** The page of apps, and one row more. */
export function apiAuthAppsBehind(rows: Rows, deploymentId: number, page: EdgePage) {
  return rows
    .selectFrom('api_auth_app')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('deleted_at', 'is', null)
    .$call(inPage('id', page))
    .execute();
}

/** How many apps the deployment has. */
export async function countApiAuthApps(rows: Rows, deploymentId: number): Promise<number> {
  const { count } = await rows
    .selectFrom('api_auth_app')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', deploymentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
