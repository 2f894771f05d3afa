import { sql } from 'kysely';
import type { ApiAuthAppFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
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

/** The app of that name; 404 when it does not exist or was deleted. */
export function getApiAuthApp(rows: Rows, deploymentId: number, name: string) {
  return selectApps(rows, deploymentId)
    .select(columns)
    .where('name', '=', name)
    .executeTakeFirstOrThrow(apiAuthAppNotFound);
}

/** Apps by id, without the deleted ones. */
export async function apiAuthAppsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectApps(rows, viewer.deploymentId, { filter: { ids } }).select(columns).execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The search and filter of a list of apps. */
export interface AppCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: ApiAuthAppFilter | null | undefined;
}

/** Up to `limit` apps, newest first. */
export function listApiAuthApps(
  rows: Rows,
  deploymentId: number,
  { limit, offset, includeInactive }: { limit: number; offset: number; includeInactive: boolean },
) {
  return selectApps(rows, deploymentId, includeInactive ? {} : { filter: { isActive: true } })
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A page of apps, plus one row that tells whether more follow. */
export function apiAuthAppPage(rows: Rows, deploymentId: number, criteria: AppCriteria, page: EdgePage) {
  return selectApps(rows, deploymentId, criteria).select(columns).$call(inPage('id', page)).execute();
}

/** How many apps the deployment has. */
export async function countApiAuthApps(rows: Rows, deploymentId: number, criteria: AppCriteria): Promise<number> {
  const { count } = await selectApps(rows, deploymentId, criteria)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectApps(rows: Rows, deploymentId: number, { search, filter }: AppCriteria = {}) {
  const { ids, isActive, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('api_auth_app').where('deployment_id', '=', deploymentId).where('deleted_at', 'is', null);
  if (search) {
    const text = containsPattern(search);
    query = query.where((where) => where.or([where('name', 'ilike', text), where('description', 'ilike', text)]));
  }
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (typeof isActive === 'boolean') query = query.where('is_active', '=', isActive);
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}
