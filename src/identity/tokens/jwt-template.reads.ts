import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { JwtTemplateFilter } from '../graph/types.ts';

const columns = [
  'id',
  'name',
  'description',
  'claims',
  'ttl',
  'is_default as isDefault',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export const jwtTemplateNotFound = () => notFound('JWT_TEMPLATE_NOT_FOUND', 'The JWT template');

/** One template; 404 where there is none. */
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
  return templatesThat(rows, deploymentId, null)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Which templates a list shows; all of them without one. */
type Filter = JwtTemplateFilter | null | undefined;

/** The page of templates, and one row more. */
export function jwtTemplatePage(rows: Rows, deploymentId: number, filter: Filter, page: EdgePage) {
  return templatesThat(rows, deploymentId, filter).select(columns).$call(inPage('id', page)).execute();
}

/** How many templates there are. */
export async function countJwtTemplates(rows: Rows, deploymentId: number, filter: Filter): Promise<number> {
  const { count } = await templatesThat(rows, deploymentId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function templatesThat(rows: Rows, deploymentId: number, filter: Filter) {
  const { ids, name, isDefault } = filter ?? {};
  let query = rows.selectFrom('jwt_template').where('deployment_id', '=', deploymentId);
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (name) query = query.where('name', '=', name);
  if (typeof isDefault === 'boolean') query = query.where('is_default', '=', isDefault);
  return query;
}
