import type { Services } from '../../../platform/context.ts';
import type { Provider } from '../../provider/provider.ts';
import type { LatentTerms } from '../latent/latent-terms.ts';
import { vectorBytes, vectorFromBytes } from '../vector-encoding.ts';
import { type ChunkWithoutVector, visibleChunks } from './chunks-without-vector.ts';
import type { StoredIndex } from './vector-indexes.ts';
import type { WantedIndex } from './wanted-index.ts';

/** Computes the vectors of chunks, of length 1. */
export interface ChunkVectors {
  /** How many chunks it computes at once. */
  readonly batchSize: number;
  vectorsOf(chunks: readonly ChunkWithoutVector[]): Promise<readonly Float32Array[]>;
}

/** Their vectors and terms fit into memory, and storing them is one short transaction. */
const LATENT_BATCH_SIZE = 50;
/** Requests of this size succeed with small servers as well. */
const EMBEDDING_BATCH_SIZE = 64;

export const latentVectors = (terms: LatentTerms): ChunkVectors => ({
  batchSize: LATENT_BATCH_SIZE,
  vectorsOf: (chunks) => terms.vectorsOf(chunks),
});

export const embeddingVectors = (provider: Provider, model: string): ChunkVectors => ({
  batchSize: EMBEDDING_BATCH_SIZE,
  vectorsOf: (chunks) => provider.embed({ model, purpose: 'embedding', texts: chunks.map(embeddedText) }),
});

/** The text of a chunk below its headings, which it may not repeat. */
export function embeddedText({ headingPath, text }: Pick<ChunkWithoutVector, 'headingPath' | 'text'>): string {
  return headingPath.length === 0 ? text : `${headingPath.join(' > ')}\n\n${text}`;
}

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
