import { sql } from 'kysely';
import { LOOK_UP_EACH } from '../../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { LegScores, ScoredChunk } from '../../legs/leg.ts';
import { vectorBytes, vectorFromBytes } from '../vector-encoding.ts';
import { dotProduct } from '../vector-math.ts';
import { BestChunks } from './best-chunks.ts';
import type { QueryVectors } from './query-vectors.ts';
import type { SearchedIndex } from './searched-indexes.ts';

/** Scores the chunks that another leg has found by their vectors, in one statement for all indexes. */
export async function rescoreChunks(
  rows: Rows,
  indexes: readonly SearchedIndex[],
  vectors: QueryVectors,
  candidates: LegScores,
  limit: number,
): Promise<Map<string, ScoredChunk[]>> {
  const [first] = indexes;
  if (first === undefined) return new Map();
  const pairs = indexes.flatMap(({ id, base }) =>
    (candidates.get(base.id) ?? []).map(({ chunkId }) => ({ id, chunkId })),
  );
  const { rows: found } = await sql<{ indexId: string; chunkId: string; bytes: string }>`
    select candidate.index_id as "indexId", candidate.chunk_id as "chunkId", ${vectorBytes('stored.vector')} as bytes
    from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ chunkId }) => chunkId)}::bigint[])
      as candidate (index_id, chunk_id)
    cross join lateral (
      select vector from chunk_vector
      where deployment_id = ${first.deploymentId} and index_id = candidate.index_id and chunk_id = candidate.chunk_id
      ${LOOK_UP_EACH}
    ) as stored`.execute(rows);
  const byIndex = Map.groupBy(found, ({ indexId }) => indexId);
  return new Map(
    indexes.map(({ id, dimensions }) => {
      const best = new BestChunks(limit);
      const vector = new Float32Array(dimensions);
      for (const { chunkId, bytes } of byIndex.get(id) ?? []) {
        vectorFromBytes(bytes, vector);
        best.add(chunkId, dotProduct(vectors.get(id) as Float32Array, vector));
      }
      return [id, best.sorted()];
    }),
  );
}
