import { type RawBuilder, sql } from 'kysely';
import type { UserImportStatus } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

const columns = [
  'id',
  sql<UserImportStatus>`upper(status)`.as('status'),
  'sends_events as sendEvents',
  sql<number>`size::int`.as('size'),
  'total',
  sql<number>`created + failed`.as('processed'),
  'created',
  'failed',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'completed_at as completedAt',
] as const;

export const userImportNotFound = () => notFound('USER_IMPORT_NOT_FOUND', 'The import');

const importsOf = (rows: Rows, deploymentId: number) =>
  rows.selectFrom('user_import').where('deployment_id', '=', deploymentId);

/** Reads one import; throws 404 when there is none. */
export const getUserImport = (rows: Rows, deploymentId: number, id: string) =>
  importsOf(rows, deploymentId).select(columns).where('id', '=', id).executeTakeFirstOrThrow(userImportNotFound);

/** Up to `limit` imports, newest first. */
export function listUserImports(
  rows: Rows,
  deploymentId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const query = importsOf(rows, deploymentId).select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc');
  return query.limit(limit).offset(offset).execute();
}

/** A page of imports, with one extra row to detect a next page. */
export const userImportPage = (rows: Rows, deploymentId: number, page: EdgePage) =>
  importsOf(rows, deploymentId).select(columns).$call(inPage('id', page)).execute();

export async function countUserImports(rows: Rows, deploymentId: number): Promise<number> {
  const { count } = await importsOf(rows, deploymentId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Imports by id, for events. */
export async function userImportsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await importsOf(rows, viewer.deploymentId)
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

const failuresOf = (rows: Rows, deploymentId: number, importId: string | RawBuilder<string>) =>
  rows
    .selectFrom('user_import_failure')
    .select(['line', 'code', 'message'])
    .where('deployment_id', '=', deploymentId)
    .where('import_id', '=', importId);

/** Up to `limit` failed lines of an import, in the order of the file. */
export function listFailures(
  rows: Rows,
  deploymentId: number,
  importId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return failuresOf(rows, deploymentId, importId).orderBy('line').limit(limit).offset(offset).execute();
}

/** The page of each import's failed lines, and one more row. */
export async function failuresOfImports({ rows, viewer }: Context, importIds: readonly string[], page: EdgePage) {
  const found = await childrenOf(rows, importIds, (importId) =>
    failuresOf(rows, viewer.deploymentId, importId).select('import_id as importId').$call(inPage('line', page)),
  );
  return Map.groupBy(found, (row) => row.importId);
}

/** The number of stored failures of each import. */
export async function failureCounts({ rows, viewer }: Context, importIds: readonly string[]) {
  const found = await rows
    .selectFrom('user_import_failure')
    .select(['import_id as importId', sql<number>`count(*)::int`.as('count')])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('import_id', '=', sql<string>`any(${importIds}::bigint[])`)
    .groupBy('import_id')
    .execute();
  return new Map(found.map(({ importId, count }) => [importId, count]));
}
