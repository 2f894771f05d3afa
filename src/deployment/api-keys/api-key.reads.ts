import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { countRows } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
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

/** One key; 404 where there is none. */
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
  return rows
    .selectFrom('api_key')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
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

/** The page of keys, and one row more. */
export function apiKeysBehind(rows: Rows, deploymentId: number, page: EdgePage) {
  return rows
    .selectFrom('api_key')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .$call(inPage('id', page))
    .execute();
}

/** How many keys the deployment has. */
export const countApiKeys = (rows: Rows, deploymentId: number) => countRows(rows, 'api_key', deploymentId);
