import { sql } from 'kysely';
import type { AiToolFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

const columns = [
  'id',
  'name',
  'description',
  'parameters',
  'url',
  'timeout_seconds as timeoutSeconds',
  'secret_last_four as secretLastFour',
  'is_active as isActive',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const;

export const toolNotFound = () => notFound('AI_TOOL_NOT_FOUND', 'The AI tool');

/** One tool; 404 when it does not exist. */
export function getTool(rows: Rows, deploymentId: number, id: string) {
  return selectTools(rows, deploymentId).select(columns).where('id', '=', id).executeTakeFirstOrThrow(toolNotFound);
}

/** Tools by id. */
export async function toolsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectTools(rows, viewer.deploymentId)
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Active tools by name. */
export async function activeToolsByName(rows: Rows, deploymentId: number, names: readonly string[]) {
  const found = await selectTools(rows, deploymentId, { filter: { names, isActive: true } })
    .select(columns)
    .execute();
  return new Map(found.map((row) => [row.name, row]));
}

/** Where and how a tool is called, with its sealed secrets. Undefined when it was deleted or is inactive. */
export function findToolEndpoint(rows: Rows, deploymentId: number, id: string) {
  return selectTools(rows, deploymentId, { filter: { isActive: true } })
    .select(['id', 'url', 'timeout_seconds as timeoutSeconds', 'signing_secret_sealed as signingSecretSealed'])
    .select(['previous_secret_sealed as previousSecretSealed', 'previous_secret_until as previousSecretUntil'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The search and filter of a list of tools. */
export interface ToolCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: AiToolFilter | null | undefined;
}

/** A range of the tools, newest first. */
export function listTools(
  rows: Rows,
  deploymentId: number,
  criteria: ToolCriteria,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectTools(rows, deploymentId, criteria)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A page of tools, plus one row that tells whether more follow. */
export function toolPage(rows: Rows, deploymentId: number, criteria: ToolCriteria, page: EdgePage) {
  return selectTools(rows, deploymentId, criteria).select(columns).$call(inPage('id', page)).execute();
}

/** How many tools match the search and the filter. */
export async function countTools(rows: Rows, deploymentId: number, criteria: ToolCriteria): Promise<number> {
  const { count } = await selectTools(rows, deploymentId, criteria)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectTools(rows: Rows, deploymentId: number, { search, filter }: ToolCriteria = {}) {
  const { names, isActive, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('ai_tool').where('deployment_id', '=', deploymentId);
  if (search) query = query.where('name', 'ilike', containsPattern(search));
  if (names) query = query.where('name', '=', sql<string>`any(${names}::text[])`);
  if (typeof isActive === 'boolean') query = query.where('is_active', '=', isActive);
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}
