import { sql } from 'kysely';
import { LOOK_UP_EACH } from '../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** A chunk that may be a result, in the order of its search. */
export interface Candidate {
  readonly chunkId: string;
  readonly knowledgeBaseId: string;
}

export interface VisibleChunksRequest {
  readonly deploymentId: number;
  /** The candidates of each search, best first. */
  readonly searches: readonly (readonly Candidate[])[];
  /** The largest number of chunks for each search. */
  readonly limit: number;
  /** Returns only the best chunk of each document. */
  readonly oneOfEachDocument: boolean;
}

export interface VisibleChunk {
  /** The index of its search. */
  readonly search: number;
  readonly chunkId: string;
  readonly documentId: string;
  readonly documentName: string;
  readonly text: string;
  readonly headingPath: readonly string[];
  readonly page: number | null;
  readonly pageEnd: number | null;
  readonly pageBreaks: readonly number[];
  readonly position: number;
}

/**
 * The best chunks of each search, in its order. Skips chunks of deleted documents and of earlier processings. Only the texts of
 * returned chunks are read. A document is found by its key, without its knowledge base: PostgreSQL without statistics would otherwise
 * prefer an index of all documents of the knowledge base.
 */
export async function visibleChunks(rows: Rows, request: VisibleChunksRequest): Promise<VisibleChunk[]> {
  const { deploymentId, searches, limit, oneOfEachDocument } = request;
  const candidates = searches.flatMap((list, search) =>
    list.map(({ chunkId, knowledgeBaseId }, rank) => ({ search, chunkId, knowledgeBaseId, rank })),
  );
  const { rows: found } = await sql<VisibleChunk>`
    with visible as (
      select candidate.search, candidate.rank, chunk.id, document.id as document_id, document.name,
        row_number() over (
          partition by candidate.search, case when ${oneOfEachDocument}::boolean then document.id else chunk.id end
          order by candidate.rank) as number_in_document
      from unnest(${candidates.map(({ search }) => search)}::integer[], ${candidates.map(({ rank }) => rank)}::integer[],
          ${candidates.map(({ chunkId }) => chunkId)}::bigint[], ${candidates.map(({ knowledgeBaseId }) => knowledgeBaseId)}::bigint[])
        as candidate (search, rank, chunk_id, knowledge_base_id)
      cross join lateral (
        select id, document_id, generation from document_chunk
        where deployment_id = ${deploymentId}::integer and id = candidate.chunk_id
          and knowledge_base_id = candidate.knowledge_base_id
        ${LOOK_UP_EACH}
      ) as chunk
      cross join lateral (
        select id, name from knowledge_base_document
        where deployment_id = ${deploymentId}::integer and id = chunk.document_id and generation = chunk.generation
        ${LOOK_UP_EACH}
      ) as document
    ), numbered as (
      select *, row_number() over (partition by search order by rank) as number
      from visible where number_in_document = 1
    )
    select search, chunk.id as "chunkId", numbered.document_id as "documentId", name as "documentName", chunk.text,
      chunk.heading_path as "headingPath", chunk.page, chunk.page + cardinality(chunk.page_breaks) as "pageEnd",
      chunk.page_breaks as "pageBreaks", chunk.position
    from numbered
    cross join lateral (
      select id, text, heading_path, page, page_breaks, position from document_chunk
      where deployment_id = ${deploymentId}::integer and id = numbered.id
      ${LOOK_UP_EACH}
    ) as chunk
    where number <= ${limit}::integer
    order by search, rank`.execute(rows);
  return found;
}
