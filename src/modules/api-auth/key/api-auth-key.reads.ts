import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Rows } from '../../../database/tables.ts';
import { notFound } from '../../../errors.ts';
import type { ApiAuthKeyRow } from '../../../graphql/mappers.ts';
import { filtered, type KeyFilter } from './key-filter.ts';

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

/** The keys of a deployment's apps that were not deleted. */
export function keysOf(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('api_auth_key as key')
    .innerJoin('api_auth_app as app', (join) =>
      join.onRef('app.deployment_id', '=', 'key.deployment_id').onRef('app.id', '=', 'key.app_id'),
    )
    .select(columns)
    .where('key.deployment_id', '=', deploymentId)
    .where('app.deleted_at', 'is', null);
}

/** One key; 404 where there is none of this id. */
export function getApiAuthKey(rows: Rows, deploymentId: number, id: string): Promise<ApiAuthKeyRow> {
  return keysOf(rows, deploymentId).where('key.id', '=', id).executeTakeFirstOrThrow(apiAuthKeyNotFound);
}

/** One key of the app of that name; 404 where it has none of this id. */
export function getApiAuthKeyOf(rows: Rows, deploymentId: number, appName: string, id: string): Promise<ApiAuthKeyRow> {
  return keysOf(rows, deploymentId)
    .where('app.name', '=', appName)
    .where('key.id', '=', id)
    .executeTakeFirstOrThrow(apiAuthKeyNotFound);
}

export interface KeyPage extends KeyFilter {
  /** Null for all of them. */
  readonly limit: number | null;
  readonly offset: number;
}

/** Up to `limit` keys of an app, newest first. */
export function listApiAuthKeys(
  rows: Rows,
  deploymentId: number,
  appId: string,
  { limit, offset, ...filter }: KeyPage,
): Promise<ApiAuthKeyRow[]> {
  let query = filtered(keysOf(rows, deploymentId).where('key.app_id', '=', appId), filter);
  if (limit !== null) query = query.limit(limit);
  return query.orderBy('key.created_at', 'desc').orderBy('key.id', 'desc').offset(offset).execute();
}

/** Keys by id. */
export const keysById = ({ rows, viewer }: Context, ids: readonly string[]) =>
  mapOfKeys(rows, viewer.deploymentId, ids);

async function mapOfKeys(rows: Rows, deploymentId: number, ids: readonly string[]) {
  const found: ApiAuthKeyRow[] = await keysOf(rows, deploymentId)
    .where('key.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The keys of these ids, in the order of the ids. */
export async function apiAuthKeysById(
  rows: Rows,
  deploymentId: number,
  ids: readonly string[],
): Promise<ApiAuthKeyRow[]> {
  const byId = await mapOfKeys(rows, deploymentId, ids);
  return ids.map((id) => byId.get(id) as ApiAuthKeyRow);
}
