import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { withoutTimeLimits } from '../../../platform/database/limits/time-limits.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { Log } from '../../../platform/logging/log.ts';
import type { CacheableIndex } from '../cache/cached-vectors.reads.ts';

/** Smaller indexes are scanned completely: this is exact, and fast enough. */
const MIN_VECTORS = 20_000;
/** The largest numbers of dimensions that HNSW indexes accept, with 4 and with 2 bytes for each. */
const MAX_VECTOR_DIMENSIONS = 2_000;
const MAX_HALFVEC_DIMENSIONS = 4_000;

/** Creates the extension pgvector where the server has it. Returns whether vectors can be searched with it. */
export async function enablePgvector({ queue, rows }: Pick<Database, 'queue' | 'rows'>, log: Log): Promise<boolean> {
  if (queue.backend === 'pglite') return false;
  const { rows: found } = await sql<{ installed: boolean }>`
    select installed_version is not null as installed from pg_available_extensions where name = 'vector'`.execute(rows);
  const [extension] = found;
  if (extension === undefined || extension.installed) return extension !== undefined;
  try {
    await sql`create extension if not exists vector`.execute(rows);
    return true;
  } catch (err) {
    log.warn(
      { err },
      'The extension pgvector could not be created. Vectors are searched in memory. Run `create extension vector` in the database as a superuser, then restart.',
    );
    return false;
  }
}

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
  const create = sql`create index concurrently ${sql.id(approximate.name)} on chunk_vector
    using hnsw ((vector::${approximate.type}) ${approximate.operators})
    where deployment_id = ${sql.lit(index.deploymentId)} and index_id = ${sql.raw(index.id)}`;
  await withoutTimeLimits(() => create.execute(rows));
}

export async function dropApproximateIndex(rows: Rows, id: string): Promise<void> {
  const drop = sql`drop index concurrently if exists ${sql.id(approximateName(id))}`;
  await withoutTimeLimits(() => drop.execute(rows));
}
