import type { TermMatrixBuilder } from './term-matrix.ts';
import { truncatedSvd } from './truncated-svd.ts';

/** The latent vectors of terms, one after the other. The vector of a text is the weighted sum of those of its terms. */
export interface TermVectors {
  readonly terms: readonly string[];
  readonly dimensions: number;
  readonly vectors: Float32Array;
}

export interface LearningLimits {
  /** The most frequent terms get vectors. */
  readonly maxTerms: number;
}

/** The precision hardly rises with more of them. */
const POWER_ITERATIONS = 3;
const SEED = 1;

/** One dimension for ten chunks, within bounds: more of them find fewer related words, fewer of them confuse topics. */
export const dimensionsFor = (chunkCount: number): number =>
  Math.min(Math.max(Math.floor(chunkCount / 10), 50), Math.floor(chunkCount / 4), 200);

export function learnTermVectors(builder: TermMatrixBuilder, { maxTerms }: LearningLimits): TermVectors {
  const { terms, inverseFrequencies, matrix } = builder.build(maxTerms);
  const { right } = truncatedSvd(matrix, {
    dimensions: dimensionsFor(matrix.rowCount),
    powerIterations: POWER_ITERATIONS,
    seed: SEED,
  });
  const { values, columnCount: dimensions } = right;
  for (const [row, weight] of inverseFrequencies.entries()) {
    for (let at = row * dimensions; at < (row + 1) * dimensions; at++) values[at] = (values[at] as number) * weight;
  }
  return { terms, dimensions, vectors: values };
}
