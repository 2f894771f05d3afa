import { sql } from 'kysely';
import type {
  DocumentFailureCode,
  DocumentProgress,
  DocumentStatus,
  DocumentType,
  KnowledgeBaseDocumentFilter,
} from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { KnowledgeBaseDocumentRow } from '../graph/rows.ts';

const columns = [
  'document.id',
  'document.knowledge_base_id as knowledgeBaseId',
  'document.name',
  sql<DocumentType>`upper(document.type)`.as('type'),
  sql<number>`document.size::int`.as('size'),
  'document.source_url as sourceUrl',
  'document.token_count as tokenCount',
  'document.page_count as pageCount',
  'document.chunk_count as chunkCount',
  'document.warnings',
  sql<DocumentStatus>`upper(document.status)`.as('status'),
  sql<DocumentProgress | null>`case when document.progress_stage is not null then json_build_object(
    'stage', upper(document.progress_stage), 'done', document.progress_done, 'total', document.progress_total
  ) end`.as('progress'),
  sql<DocumentFailureCode | null>`upper(document.failure_code)`.as('failureCode'),
  'document.created_at as uploadedAt',
] as const;

export const documentNotFound = () => notFound('DOCUMENT_NOT_FOUND', 'The document');

/** One document of the knowledge base; 404 when it does not exist. */
export function getDocument(rows: Rows, deploymentId: number, kbId: string, id: string) {
  return selectDocuments(rows, deploymentId)
    .select(columns)
    .where('document.knowledge_base_id', '=', kbId)
    .where('document.id', '=', id)
    .executeTakeFirstOrThrow(documentNotFound);
}

/** Documents of any knowledge base by id. */
export async function documentsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectDocuments(rows, viewer.deploymentId, { filter: { ids } }).select(columns).execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Documents in the order of the ids, which is that of their creation. */
export function documentsInOrder(rows: Rows, deploymentId: number, ids: readonly string[]) {
  return selectDocuments(rows, deploymentId, { filter: { ids } }).select(columns).orderBy('document.id').execute();
}

/** The search and filter of a list of documents. */
export interface DocumentCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: KnowledgeBaseDocumentFilter | null | undefined;
}

/** A range of the knowledge base's documents, newest first. */
export function listDocuments(
  rows: Rows,
  deploymentId: number,
  kbId: string,
  criteria: DocumentCriteria,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectDocuments(rows, deploymentId, criteria)
    .select(columns)
    .where('document.knowledge_base_id', '=', kbId)
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** For each knowledge base, a page of its documents, plus one row that tells whether more follow. */
export async function documentsOfKnowledgeBases(
  { rows, viewer }: Context,
  kbIds: readonly string[],
  { search, filter, ...page }: EdgePage & DocumentCriteria,
): Promise<ReadonlyMap<string, KnowledgeBaseDocumentRow[]>> {
  const found = await childrenOf(rows, kbIds, (kbId) =>
    selectDocuments(rows, viewer.deploymentId, { search, filter })
      .select(columns)
      .where('document.knowledge_base_id', '=', kbId)
      .$call(inPage('document.id', page)),
  );
  return Map.groupBy(found, ({ knowledgeBaseId }) => knowledgeBaseId);
}

/** The number of documents of each knowledge base. A knowledge base without documents has no entry. */
export async function documentCounts(
  { rows, viewer }: Context,
  kbIds: readonly string[],
  criteria: DocumentCriteria,
): Promise<ReadonlyMap<string, number>> {
  const found = await selectDocuments(rows, viewer.deploymentId, criteria)
    .select(['document.knowledge_base_id as id', sql<number>`count(*)::int`.as('count')])
    .where('document.knowledge_base_id', '=', sql<string>`any(${kbIds}::bigint[])`)
    .groupBy('document.knowledge_base_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

function selectDocuments(rows: Rows, deploymentId: number, { search, filter }: DocumentCriteria = {}) {
  const { ids, status, type, uploadedSince, uploadedUntil } = filter ?? {};
  let query = rows.selectFrom('knowledge_base_document as document').where('document.deployment_id', '=', deploymentId);
  if (search) query = query.where('document.name', 'ilike', containsPattern(search));
  if (ids) query = query.where('document.id', '=', sql<string>`any(${ids}::bigint[])`);
  if (status) query = query.where('document.status', '=', lowerCase(status));
  if (type) query = query.where('document.type', '=', lowerCase(type));
  if (uploadedSince) query = query.where('document.created_at', '>=', uploadedSince);
  if (uploadedUntil) query = query.where('document.created_at', '<', uploadedUntil);
  return query;
}

/** Converts an enum value to its stored form. */
const lowerCase = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>;
