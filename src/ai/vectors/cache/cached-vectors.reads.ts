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
  readonly last: string | null;
  readonly count: number;
}

/** The visible chunks that have a vector in the index. Their ids are packed: 100,000 rows with texts would be much garbage. */
export async function listVectors(rows: Rows, { deploymentId, id }: CacheableIndex): Promise<ChunkIds> {
  const batches: Buffer[] = [];
  for (let last = '0'; ; ) {
    const { rows: found } = await sql<ListedBatch>`
      select ${bytesText(sql`string_agg(int8send(chunk_id) || int8send(document_id), '' order by chunk_id)`)} as ids,
        max(chunk_id) as last, count(*)::int as count
      from (
        select vector.chunk_id, chunk.document_id
        from chunk_vector vector
        join document_chunk chunk on chunk.deployment_id = vector.deployment_id and chunk.id = vector.chunk_id
        join knowledge_base_document document on document.deployment_id = chunk.deployment_id
          and document.id = chunk.document_id and document.generation = chunk.generation
        where vector.deployment_id = ${deploymentId} and vector.index_id = ${id} and vector.chunk_id > ${last}
        order by vector.chunk_id limit ${LIST_BATCH_SIZE}
      ) as listed`.execute(rows);
    const batch = found[0] as ListedBatch;
    if (batch.ids !== null) batches.push(bytesFromText(batch.ids));
    if (batch.count < LIST_BATCH_SIZE) return idsIn(Buffer.concat(batches));
    last = batch.last as string;
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
