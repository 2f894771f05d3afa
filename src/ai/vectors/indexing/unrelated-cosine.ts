import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import { vectorBytes, vectorFromBytes } from '../vector-encoding.ts';
import { dotProduct } from '../vector-math.ts';
import type { IndexingClaim } from './indexing-claim.ts';
import { changeIndex, type StoredIndex } from './vector-indexes.ts';

/** Enough for a mean, and read in a moment. */
const SAMPLE = 100;
/** The pairs of fewer vectors may all be related. */
const LEAST_SAMPLE = 8;
const DEVIATIONS = 2;

interface StoredVector {
  readonly dimensions: number;
  readonly bytes: string;
}

/** Stores the cosine that nearly all pairs of chunks of an embedding index exceed. Models differ in it: from about 0 to 0.7. */
export async function measureUnrelatedCosine(
  { database: { rows } }: Services,
  claim: IndexingClaim,
  { deploymentId, id }: StoredIndex,
): Promise<void> {
  const { rows: found } = await sql<StoredVector>`
    with numbered as materialized (
      select chunk_id, row_number() over (order by chunk_id) - 1 as number, count(*) over () as total
      from chunk_vector where deployment_id = ${deploymentId} and index_id = ${id}
    )
    select cardinality(vector.vector) as dimensions, ${vectorBytes('vector.vector')} as bytes from numbered
    join chunk_vector vector on vector.deployment_id = ${deploymentId} and vector.index_id = ${id}
      and vector.chunk_id = numbered.chunk_id
    where number % greatest(total / ${SAMPLE}, 1) = 0 order by number limit ${SAMPLE}`.execute(rows);
  const unrelatedCosine = found.length < LEAST_SAMPLE ? null : smallCosineOf(found.map(decode));
  await claim.write((tx) => changeIndex(tx, id, { unrelated_cosine: unrelatedCosine }));
}

/** The mean cosine of all pairs, less two standard deviations; at least 0. */
function smallCosineOf(vectors: readonly Float32Array[]): number {
  const cosines = vectors.flatMap((one, at) => vectors.slice(0, at).map((other) => dotProduct(one, other)));
  const mean = cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length;
  const variance = cosines.reduce((sum, cosine) => sum + (cosine - mean) ** 2, 0) / cosines.length;
  return Math.max(0, mean - DEVIATIONS * Math.sqrt(variance));
}

function decode({ dimensions, bytes }: StoredVector): Float32Array {
  const vector = new Float32Array(dimensions);
  vectorFromBytes(bytes, vector);
  return vector;
}
