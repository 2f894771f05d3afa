import type { Provider } from '../../provider/provider.ts';
import type { LatentTerms } from '../latent/latent-terms.ts';
import type { ChunkWithoutVector } from './chunks-without-vector.ts';

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
