import { sql } from 'kysely';
import type { ApiAuthKeyFilter, ApiAuthKeyStatus } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { ApiAuthKeyRow } from '../graph/rows.ts';

export const apiAuthKeyNotFound = () => notFound('API_AUTH_KEY_NOT_FOUND', 'The API auth key');

const columns = [
  'key.id',
  'key.app_id as appId',
  'app.name as appName',
  'key.name',
  'key.prefix',
  'key.last_four as lastFour',
  'key.permissions',
  'key.metadata',
  'key.user_id as userId',
  'key.organization_id as organizationId',
  'key.workspace_id as workspaceId',
  'key.rate_limits as rateLimits',
  'key.self_made as selfMade',
  'key.expires_at as expiresAt',
  'key.last_used_at as lastUsedAt',
  'key.revoked_at as revokedAt',
  'key.revoked_reason as revokedReason',
  'key.replaced_by_id as replacedById',
  'key.created_at as createdAt',
  'key.updated_at as updatedAt',
] as const;

/** Selects the keys of a deployment's apps that were not deleted. */
export function selectKeys(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('api_auth_key as key')
    .innerJoin('api_auth_app as app', (join) =>
      join.onRef('app.deployment_id', '=', 'key.deployment_id').onRef('app.id', '=', 'key.app_id'),
    )
    .select(columns)
    .where('key.deployment_id', '=', deploymentId)
    .where('app.deleted_at', 'is', null);
}

/** The search and filter of a list of keys. */
export interface KeyCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: ApiAuthKeyFilter | null | undefined;
}

/** Selects the keys of a deployment that meet the criteria. */
export function filterKeys(rows: Rows, deploymentId: number, { search, filter }: KeyCriteria) {
  const { ids, userId, organizationId, workspaceId, status, selfMade, lastFour, createdSince, createdUntil } =
    filter ?? {};
  let query = selectKeys(rows, deploymentId);
  if (ids) query = query.where('key.id', '=', sql<string>`any(${ids}::bigint[])`);
  if (userId != null) query = query.where('key.user_id', '=', userId);
  if (organizationId != null) query = query.where('key.organization_id', '=', organizationId);
  if (workspaceId != null) query = query.where('key.workspace_id', '=', workspaceId);
  if (status != null) query = query.where(hasStatus(status, new Date()));
  if (selfMade != null) query = query.where('key.self_made', '=', selfMade);
  if (search != null) query = query.where('key.name', 'ilike', containsPattern(search));
  if (lastFour != null) query = query.where('key.last_four', '=', lastFour);
  if (createdSince) query = query.where('key.created_at', '>=', createdSince);
  if (createdUntil) query = query.where('key.created_at', '<', createdUntil);
  return query;
}

function hasStatus(status: ApiAuthKeyStatus, now: Date) {
  const expired = sql<boolean>`key.expires_at <= ${now.toISOString()}::timestamptz`;
  switch (status) {
    case 'REVOKED':
      return sql<boolean>`key.revoked_at is not null`;
    case 'EXPIRED':
      return sql<boolean>`key.revoked_at is null and ${expired}`;
    case 'LIVE':
      return sql<boolean>`key.revoked_at is null and (key.expires_at is null or not ${expired})`;
  }
}

/** One key; 404 when it does not exist. */
export function getApiAuthKey(rows: Rows, deploymentId: number, id: string): Promise<ApiAuthKeyRow> {
  return selectKeys(rows, deploymentId).where('key.id', '=', id).executeTakeFirstOrThrow(apiAuthKeyNotFound);
}

/** One key of the app of that name; 404 when the app has no such key. */
export function getApiAuthKeyOfApp(
  rows: Rows,
  deploymentId: number,
  appName: string,
  id: string,
): Promise<ApiAuthKeyRow> {
  return selectKeys(rows, deploymentId)
    .where('app.name', '=', appName)
    .where('key.id', '=', id)
    .executeTakeFirstOrThrow(apiAuthKeyNotFound);
}

export interface KeyPage extends KeyCriteria {
  /** Null for no limit. */
  readonly limit: number | null;
  readonly offset: number;
}

/** Selects up to `limit` keys, newest first. */
export function keyListQuery(rows: Rows, deploymentId: number, { limit, offset, ...criteria }: KeyPage) {
  let query = filterKeys(rows, deploymentId, criteria);
  if (limit !== null) query = query.limit(limit);
  return query.orderBy('key.created_at', 'desc').orderBy('key.id', 'desc').offset(offset);
}

/** Up to `limit` keys of an app, newest first. */
export function listApiAuthKeys(
  rows: Rows,
  deploymentId: number,
  appId: string,
  page: KeyPage,
): Promise<ApiAuthKeyRow[]> {
  return keyListQuery(rows, deploymentId, page).where('key.app_id', '=', appId).execute();
}

/** Keys by id. */
export const keysById = ({ rows, viewer }: Context, ids: readonly string[]) =>
  keyMapById(rows, viewer.deploymentId, ids);

async function keyMapById(rows: Rows, deploymentId: number, ids: readonly string[]) {
  const found: ApiAuthKeyRow[] = await filterKeys(rows, deploymentId, { filter: { ids } }).execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The keys of these ids, in the order of the ids. */
export async function apiAuthKeysById(
  rows: Rows,
  deploymentId: number,
  ids: readonly string[],
): Promise<ApiAuthKeyRow[]> {
  const byId = await keyMapById(rows, deploymentId, ids);
  return ids.map((id) => byId.get(id) as ApiAuthKeyRow);
}
