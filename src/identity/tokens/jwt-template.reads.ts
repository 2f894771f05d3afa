import { sql } from 'kysely';
import type { JwtTemplateFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

const columns = [
  'id',
  'name',
  'description',
  'claims',
  'ttl',
  'is_default as isDefault',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const;

export const jwtTemplateNotFound = () => notFound('JWT_TEMPLATE_NOT_FOUND', 'The JWT template');

/** Reads one template; throws 404 when there is none. */
export function getJwtTemplate(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('jwt_template')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(jwtTemplateNotFound);
}

/** Templates by id. */
export async function jwtTemplatesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('jwt_template')
    .select(columns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Up to `limit` templates, newest first. */
export function listJwtTemplates(
  rows: Rows,
  deploymentId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return filteredTemplates(rows, deploymentId, null)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The filter of a list; without one, the list contains all templates. */
type Filter = JwtTemplateFilter | null | undefined;

/** A page of templates, with one extra row to detect a next page. */
export function jwtTemplatePage(rows: Rows, deploymentId: number, filter: Filter, page: EdgePage) {
  return filteredTemplates(rows, deploymentId, filter).select(columns).$call(inPage('id', page)).execute();
}

/** The number of templates that match the filter. */
export async function countJwtTemplates(rows: Rows, deploymentId: number, filter: Filter): Promise<number> {
  const { count } = await filteredTemplates(rows, deploymentId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function filteredTemplates(rows: Rows, deploymentId: number, filter: Filter) {
  const { ids, name, isDefault } = filter ?? {};
  let query = rows.selectFrom('jwt_template').where('deployment_id', '=', deploymentId);
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (name) query = query.where('name', '=', name);
  if (typeof isDefault === 'boolean') query = query.where('is_default', '=', isDefault);
  return query;
}
