import { sql } from 'kysely';
import { LOOK_UP_EACH } from '../../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { bytesFromText, bytesText } from '../../lexical/posting-records.ts';
import { vectorBytes, vectorFromBytes } from '../vector-encoding.ts';
import type { ChunkIds } from './cached-index.ts';

/** An index whose vectors are searched in memory, in the version that the caller has read. */
export interface CacheableIndex {
  readonly deploymentId: number;
  readonly id: string;
  readonly knowledgeBaseId: string;
  readonly dimensions: number;
  readonly vectorCount: number;
  readonly indexVersion: number;
}

/** Chunks of one statement. PGlite has one connection, which others wait for. */
const LIST_BATCH_SIZE = 1_000;

/** The id of a chunk, and that of its document. */
const LISTED_BYTES = 16;

interface ListedBatch {
  readonly ids: string | null;
  readonly last: string;
  readonly count: number;
}

/**
 * The visible chunks that have a vector in the index. Their ids are packed: 100,000 rows with texts would be much garbage. Each batch
 * looks up its own chunks: PGlite, which has no statistics, would otherwise join all chunks for each batch (1 to 2 s at 100,000).
 */
export async function listVectors(rows: Rows, { deploymentId, id }: CacheableIndex): Promise<ChunkIds> {
  const batches: Buffer[] = [];
  for (let last = '0'; ; ) {
    const { rows: found } = await sql<ListedBatch>`
      with examined as materialized (
        select chunk_id from chunk_vector
        where deployment_id = ${deploymentId} and index_id = ${id} and chunk_id > ${last}
        order by chunk_id limit ${LIST_BATCH_SIZE}
      )
      select (
          select ${bytesText(sql`string_agg(int8send(examined.chunk_id) || int8send(chunk.document_id), '' order by examined.chunk_id)`)}
          from examined
          cross join lateral (
            select document_id, generation from document_chunk
            where deployment_id = ${deploymentId} and id = examined.chunk_id
            ${LOOK_UP_EACH}
          ) as chunk
          cross join lateral (
            select from knowledge_base_document as document
            where deployment_id = ${deploymentId} and document.id = chunk.document_id and document.generation = chunk.generation
            ${LOOK_UP_EACH}
          ) as document
        ) as ids,
        (select max(chunk_id) from examined) as last, (select count(*)::int from examined) as count`.execute(rows);
    const batch = found[0] as ListedBatch;
    if (batch.ids !== null) batches.push(bytesFromText(batch.ids));
    if (batch.count < LIST_BATCH_SIZE) return idsIn(Buffer.concat(batches));
    last = batch.last;
  }
}

function idsIn(listed: Buffer): ChunkIds {
  const count = listed.length / LISTED_BYTES;
  const [chunkIds, documentIds] = [new BigInt64Array(count), new BigInt64Array(count)];
  for (let at = 0; at < count; at++) {
    chunkIds[at] = listed.readBigInt64BE(at * LISTED_BYTES);
    documentIds[at] = listed.readBigInt64BE(at * LISTED_BYTES + 8);
  }
  return { chunkIds, documentIds };
}

/** A chunk whose vector is read into a row. */
export interface MissingVector {
  readonly row: number;
  readonly chunkId: string;
}

/** Reads the vectors of chunks. Each is valid only until the next one. */
export async function loadVectors(
  rows: Rows,
  { deploymentId, id, dimensions }: Pick<CacheableIndex, 'deploymentId' | 'id' | 'dimensions'>,
  missing: readonly MissingVector[],
  onVector: (row: number, vector: Float32Array) => void,
): Promise<void> {
  const vector = new Float32Array(dimensions);
  const { rows: found } = await sql<{ row: number; bytes: string }>`
    select wanted.row, ${vectorBytes('stored.vector')} as bytes
    from unnest(${missing.map(({ row }) => row)}::integer[], ${missing.map(({ chunkId }) => chunkId)}::bigint[])
      as wanted (row, chunk_id)
    cross join lateral (
      select vector from chunk_vector
      where deployment_id = ${deploymentId} and index_id = ${id} and chunk_id = wanted.chunk_id
      ${LOOK_UP_EACH}
    ) as stored`.execute(rows);
  for (const stored of found) {
    vectorFromBytes(stored.bytes, vector);
    onVector(stored.row, vector);
    // V8 may keep the row for long: objects of the driver that survived a collection refer to later ones.
    stored.bytes = '';
  }
}
