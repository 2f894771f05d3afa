import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { countRows } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
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
  return rows
    .selectFrom('jwt_template')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The page of templates, and one row more. */
export function jwtTemplatesBehind(rows: Rows, deploymentId: number, page: EdgePage) {
  return rows
    .selectFrom('jwt_template')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .$call(inPage('id', page))
    .execute();
}

/** How many templates the deployment has. */
export const countJwtTemplates = (rows: Rows, deploymentId: number) => countRows(rows, 'jwt_template', deploymentId);
