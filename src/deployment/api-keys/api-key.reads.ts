import { sql } from 'kysely';
import type { ApiKeyFilter, ApiKeyStatus } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

const columns = [
  'id',
  'name',
  'hint',
  'scopes',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
  'created_at as createdAt',
] as const;

export const apiKeyNotFound = () => notFound('API_KEY_NOT_FOUND', 'The API key');

/** One key; 404 when it does not exist. */
export function getApiKey(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('api_key')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(apiKeyNotFound);
}

/** Up to `limit` keys, newest first. */
export function listApiKeys(rows: Rows, deploymentId: number, { limit, offset }: { limit: number; offset: number }) {
  return selectKeys(rows, deploymentId, null)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Keys by id. */
export async function apiKeysById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('api_key')
    .select(columns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The filter of a list of keys. */
type Filter = ApiKeyFilter | null | undefined;

/** A page of keys, plus one row that tells whether more follow. */
export function apiKeyPage(rows: Rows, deploymentId: number, filter: Filter, page: EdgePage) {
  return selectKeys(rows, deploymentId, filter).select(columns).$call(inPage('id', page)).execute();
}

/** The number of keys that match the filter. */
export async function countApiKeys(rows: Rows, deploymentId: number, filter: Filter): Promise<number> {
  const { count } = await selectKeys(rows, deploymentId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectKeys(rows: Rows, deploymentId: number, filter: Filter) {
  const { ids, status, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('api_key').where('deployment_id', '=', deploymentId);
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (status) query = query.where(hasStatus(status, new Date()));
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}

function hasStatus(status: ApiKeyStatus, now: Date) {
  const expired = sql<boolean>`expires_at <= ${now.toISOString()}::timestamptz`;
  switch (status) {
    case 'REVOKED':
      return sql<boolean>`revoked_at is not null`;
    case 'EXPIRED':
      return sql<boolean>`revoked_at is null and ${expired}`;
    case 'LIVE':
      return sql<boolean>`revoked_at is null and (expires_at is null or not ${expired})`;
  }
}
