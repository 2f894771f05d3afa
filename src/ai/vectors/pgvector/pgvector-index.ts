import { sql } from 'kysely';
import type { Rows } from '../../../platform/database/tables.ts';
import type { CacheableIndex } from '../cache/cached-vectors.reads.ts';

/** Smaller indexes are scanned completely: this is exact, and fast enough. */
const MIN_VECTORS = 20_000;
/** The largest numbers of dimensions that HNSW indexes accept, with 4 and with 2 bytes for each. */
const MAX_VECTOR_DIMENSIONS = 2_000;
const MAX_HALFVEC_DIMENSIONS = 4_000;

type IndexSize = Pick<CacheableIndex, 'id' | 'deploymentId' | 'dimensions' | 'vectorCount'>;

/** The index of pgvector for approximate search of a large vector index, or null when it is searched exactly. */
export function approximateIndexOf({ id, dimensions, vectorCount }: IndexSize) {
  if (vectorCount < MIN_VECTORS || dimensions > MAX_HALFVEC_DIMENSIONS) return null;
  const base = dimensions > MAX_VECTOR_DIMENSIONS ? 'halfvec' : 'vector';
  return {
    name: approximateName(id),
    type: sql.raw(`${base}(${dimensions})`),
    operators: sql.raw(`${base}_ip_ops`),
  };
}

const approximateName = (id: string): string => `chunk_vector_hnsw_${id}`;

/** Creates the index for approximate search of a large vector index, without locking the table. */
export async function createApproximateIndex(rows: Rows, index: IndexSize): Promise<void> {
  const approximate = approximateIndexOf(index);
  if (approximate === null) return;
  const { rows: found } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${approximate.name})`.execute(rows);
  if (found[0]?.valid) return;
  // A killed process leaves an index that is not valid.
  await dropApproximateIndex(rows, index.id);
  await sql`create index concurrently ${sql.id(approximate.name)} on chunk_vector
    using hnsw ((vector::${approximate.type}) ${approximate.operators})
    where deployment_id = ${sql.lit(index.deploymentId)} and index_id = ${sql.raw(index.id)}`.execute(rows);
}

export async function dropApproximateIndex(rows: Rows, id: string): Promise<void> {
  await sql`drop index concurrently if exists ${sql.id(approximateName(id))}`.execute(rows);
}
