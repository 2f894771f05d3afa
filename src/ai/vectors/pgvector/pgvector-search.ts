import { type RawBuilder, sql } from 'kysely';
import { PLAN_EACH_EXECUTION } from '../../../platform/database/drivers/dialects.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { LegRequest, ScoredChunk } from '../../legs/leg.ts';
import type { QueryVectors } from '../search/query-vectors.ts';
import type { SearchedIndex } from '../search/searched-indexes.ts';
import { arrayText } from '../vector-encoding.ts';
import { approximateIndexOf } from './pgvector.ts';

/** Chunks that an approximate index may return and that are no longer visible. */
const SPARE_SHARE = 2;

interface Found {
  readonly indexId: string;
  readonly chunkId: string;
  readonly score: number;
}

/** Searches the vectors of several indexes in one statement. */
export async function searchWithPgvector(
  rows: Rows,
  request: LegRequest,
  indexes: readonly SearchedIndex[],
  vectors: QueryVectors,
): Promise<Map<string, ScoredChunk[]>> {
  const parts = indexes.map((index) => {
    const vector = arrayText(vectors.get(index.id) as Float32Array);
    return sql`(${bestOf(index, vector.replace('{', '[').replace('}', ']'), request)})`;
  });
  const { rows: found } = await sql<Found>`
    select "indexId", "chunkId", score from (${sql.join(parts, sql` union all `)}) as found
    where score > 0 order by score desc, "chunkId" ${sql.raw(PLAN_EACH_EXECUTION)}`.execute(rows);
  const scores = new Map<string, ScoredChunk[]>(indexes.map(({ id }) => [id, []]));
  for (const { indexId, chunkId, score } of found) scores.get(indexId)?.push({ chunkId, score });
  return scores;
}

/** The most similar visible chunks of one index. Vectors have the length 1, so that the inner product is the cosine. */
function bestOf(
  index: SearchedIndex,
  vector: string,
  { deploymentId, documentIds, limit }: LegRequest,
): RawBuilder<unknown> {
  const approximate = documentIds === null ? approximateIndexOf(index) : null;
  const type = approximate?.type ?? exactType(index);
  const distance = sql`(vector.vector::${type} operator(public.<#>) ${vector}::${type})`;
  // The planner uses an index on the expression only for these literal values.
  const ofIndex = sql`vector.deployment_id = ${sql.lit(deploymentId)} and vector.index_id = ${sql.raw(index.id)}`;
  const visible = sql`join document_chunk chunk on chunk.deployment_id = ${sql.lit(deploymentId)} and chunk.id = vector.chunk_id
    join knowledge_base_document document on document.deployment_id = chunk.deployment_id
      and document.id = chunk.document_id and document.generation = chunk.generation`;
  const columns = sql`${index.id}::bigint as "indexId", vector.chunk_id as "chunkId"`;
  if (approximate === null) {
    const inDocuments = documentIds === null ? sql`` : sql`and document.id = any(${documentIds}::bigint[])`;
    return sql`select ${columns}, -${distance}::float8 as score from chunk_vector vector ${visible}
      where ${ofIndex} ${inDocuments} order by score desc, vector.chunk_id limit ${limit}`;
  }
  return sql`select ${columns}, vector.score from (
      select vector.chunk_id, -${distance}::float8 as score from chunk_vector vector
      where ${ofIndex} order by ${distance} limit ${SPARE_SHARE * limit}) as vector ${visible}
    order by vector.score desc, vector.chunk_id limit ${limit}`;
}

const exactType = ({ dimensions }: SearchedIndex) => sql.raw(`vector(${dimensions})`);
