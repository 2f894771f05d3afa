import type { Services } from '../../../platform/context.ts';
import { vectorBytes, vectorFromBytes } from '../vector-encoding.ts';
import { embeddingVectors } from './chunk-vectors.ts';
import { visibleChunks } from './chunks-without-vector.ts';
import type { StoredIndex } from './vector-indexes.ts';
import type { WantedIndex } from './wanted-index.ts';

/** Models return almost the same vector for the same text, with rounding errors. */
const MIN_SIMILARITY = 0.99;

/**
 * Whether the provider, whose settings have changed, still returns the vectors of the index: another server may have another model
 * of the same name. Compares one chunk.
 */
export async function returnsSameVectors(
  { database }: Services,
  { deploymentId, knowledgeBaseId, id, dimensions }: StoredIndex,
  { provider, model }: Extract<WantedIndex, { kind: 'embedding' }>,
): Promise<boolean> {
  if (dimensions === null) return true;
  const stored = await visibleChunks(database.rows, deploymentId, knowledgeBaseId)
    .innerJoin('chunk_vector as vector', (join) =>
      join.onRef('vector.deployment_id', '=', 'chunk.deployment_id').onRef('vector.chunk_id', '=', 'chunk.id'),
    )
    .where('vector.index_id', '=', id)
    .select(['chunk.id', 'chunk.text', 'chunk.heading_path as headingPath', 'chunk.terms', 'chunk.frequencies'])
    .select(vectorBytes('vector.vector').as('bytes'))
    .limit(1)
    .executeTakeFirst();
  if (stored === undefined) return true;
  const [vector] = await embeddingVectors(provider, model).vectorsOf([stored]);
  if (vector?.length !== dimensions) return false;
  const expected = new Float32Array(dimensions);
  vectorFromBytes(stored.bytes, expected);
  return vector.reduce((sum, value, at) => sum + value * (expected[at] as number), 0) >= MIN_SIMILARITY;
}
