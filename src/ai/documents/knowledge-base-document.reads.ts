import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { DocumentStatus, DocumentType, KnowledgeBaseDocument } from '../graph/types.ts';

const columns = [
  'document.id',
  'document.knowledge_base_id as knowledgeBaseId',
  'document.name',
  sql<DocumentType>`upper(document.type)`.as('type'),
  sql<number>`document.size::int`.as('size'),
  'document.token_count as tokenCount',
  sql<DocumentStatus>`upper(document.status)`.as('status'),
  'document.created_at as uploadedAt',
] as const;

export const documentNotFound = () => notFound('DOCUMENT_NOT_FOUND', 'The document');

/** One document of the knowledge base; 404 where there is none. */
export function getDocument(rows: Rows, deploymentId: number, kbId: string, id: string) {
  return documents(rows, deploymentId, kbId)
    .select(columns)
    .where('document.id', '=', id)
    .executeTakeFirstOrThrow(documentNotFound);
}

/** Documents by id, of whatever knowledge base. */
export async function documentsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('knowledge_base_document as document')
    .select(columns)
    .where('document.deployment_id', '=', viewer.deploymentId)
    .where('document.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** A range of the knowledge base's documents, newest first. */
export function listDocuments(
  rows: Rows,
  deploymentId: number,
  kbId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return documents(rows, deploymentId, kbId)
    .select(columns)
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countDocuments(rows: Rows, deploymentId: number, kbId: string): Promise<number> {
  const { count } = await documents(rows, deploymentId, kbId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function documents(rows: Rows, deploymentId: number, kbId: string) {
  return rows
    .selectFrom('knowledge_base_document as document')
    .where('document.deployment_id', '=', deploymentId)
    .where('document.knowledge_base_id', '=', kbId);
}

/** The first documents of each knowledge base behind a cursor, by id, and one more where more follow. */
export async function documentsOfKnowledgeBases(
  { rows, viewer }: Context,
  kbIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, KnowledgeBaseDocument[]>> {
  const found = await childrenOf(rows, kbIds, (kbId) =>
    rows
      .selectFrom('knowledge_base_document as document')
      .select(columns)
      .where('document.deployment_id', '=', viewer.deploymentId)
      .where('document.knowledge_base_id', '=', kbId)
      .$call(inPage('document.id', page)),
  );
  return Map.groupBy(found, ({ knowledgeBaseId }) => knowledgeBaseId);
}
