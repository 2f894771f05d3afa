import { sql } from 'kysely';
import { LOOK_UP_EACH } from '../../platform/database/look-up-each.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { CacheableIndex } from './cacheable-index.ts';
import { vectorBytes } from './vector-encoding.ts';

/** Rows of one statement. PGlite has one connection, which others wait for. */
const LIST_BATCH_SIZE = 1_000;
const LOAD_BATCH_SIZE = 250;

export interface ListedVector {
  readonly chunkId: string;
  readonly documentId: string;
}

/** The visible chunks that have a vector in the index, in batches. */
export async function* listVectors(
  rows: Rows,
  { deploymentId, id }: CacheableIndex,
): AsyncGenerator<readonly ListedVector[]> {
  for (let last = '0'; ; ) {
    const found = await rows
      .selectFrom('chunk_vector as vector')
      .innerJoin('document_chunk as chunk', (join) =>
        join.onRef('chunk.deployment_id', '=', 'vector.deployment_id').onRef('chunk.id', '=', 'vector.chunk_id'),
      )
      .innerJoin('knowledge_base_document as document', (join) =>
        join
          .onRef('document.deployment_id', '=', 'chunk.deployment_id')
          .onRef('document.id', '=', 'chunk.document_id')
          .onRef('document.generation', '=', 'chunk.generation'),
      )
      .select(['vector.chunk_id as chunkId', 'chunk.document_id as documentId'])
      .where('vector.deployment_id', '=', deploymentId)
      .where('vector.index_id', '=', id)
      .where('vector.chunk_id', '>', last)
      .orderBy('vector.chunk_id')
      .limit(LIST_BATCH_SIZE)
      .execute();
    yield found;
    const end = found.at(-1);
    if (end === undefined || found.length < LIST_BATCH_SIZE) return;
    last = end.chunkId;
  }
}

/** Reads the vectors of chunks in batches. */
export async function loadVectors(
  rows: Rows,
  { deploymentId, id }: Pick<CacheableIndex, 'deploymentId' | 'id'>,
  chunkIds: readonly string[],
  onVector: (chunkId: string, bytes: string) => void,
): Promise<void> {
  for (let start = 0; start < chunkIds.length; start += LOAD_BATCH_SIZE) {
    const { rows: found } = await sql<{ chunkId: string; bytes: string }>`
      select wanted.chunk_id as "chunkId", ${vectorBytes('stored.vector')} as bytes
      from unnest(${chunkIds.slice(start, start + LOAD_BATCH_SIZE)}::bigint[]) as wanted (chunk_id)
      cross join lateral (
        select vector from chunk_vector
        where deployment_id = ${deploymentId} and index_id = ${id} and chunk_id = wanted.chunk_id
        ${LOOK_UP_EACH}
      ) as stored`.execute(rows);
    for (const { chunkId, bytes } of found) onVector(chunkId, bytes);
  }
}
