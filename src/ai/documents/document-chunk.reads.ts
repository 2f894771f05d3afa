import { sql } from 'kysely';
import type { DocumentChunk } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';

const lastPage = sql<number | null>`chunk.page + cardinality(chunk.page_breaks)`;

/** The columns of `document_chunk as chunk` that the graph shows. */
export const chunkColumns = [
  'chunk.id',
  'chunk.document_id as documentId',
  'chunk.position',
  'chunk.text',
  'chunk.page',
  lastPage.as('pageEnd'),
  'chunk.heading_path as headingPath',
  'chunk.start_offset as startOffset',
  'chunk.end_offset as endOffset',
  'chunk.token_count as tokenCount',
] as const;

/** A range of the document's searchable chunks, in the order of the text. */
export function listChunks(
  rows: Rows,
  deploymentId: number,
  documentId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectChunks(rows, deploymentId)
    .select(chunkColumns)
    .where('chunk.document_id', '=', documentId)
    .where('document.id', '=', documentId)
    .orderBy('chunk.position')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** For each document, a page of its searchable chunks, plus one row that tells whether more follow. */
export async function chunksOfDocuments(
  { rows, viewer }: Context,
  documentIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, DocumentChunk[]>> {
  const found = await childrenOf(rows, documentIds, (documentId) =>
    selectChunks(rows, viewer.deploymentId)
      .select(chunkColumns)
      .where('chunk.document_id', '=', documentId)
      .where('document.id', '=', documentId)
      // An attempt generates the ids in the order of the positions.
      .$call(inPage('chunk.id', page)),
  );
  return Map.groupBy(found, (chunk) => chunk.documentId);
}

/** Searchable chunks by id. */
export async function chunksById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectChunks(rows, viewer.deploymentId)
    .select(chunkColumns)
    .where('chunk.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((chunk) => [chunk.id, chunk]));
}

/** The chunks of the generation that each document has. */
function selectChunks(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('document_chunk as chunk')
    .innerJoin('knowledge_base_document as document', (join) =>
      join
        .onRef('document.deployment_id', '=', 'chunk.deployment_id')
        .onRef('document.id', '=', 'chunk.document_id')
        .onRef('document.generation', '=', 'chunk.generation'),
    )
    .where('chunk.deployment_id', '=', deploymentId)
    .where('document.deployment_id', '=', deploymentId);
}
