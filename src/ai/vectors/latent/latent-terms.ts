import { sql } from 'kysely';
import { LOOK_UP_EACH } from '../../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { vectorBytes, vectorFromBytes } from '../vector-encoding.ts';
import { normalize } from '../vector-math.ts';
import { addScaled } from './matrices.ts';
import { type ChunkTerms, frequencyWeight } from './term-matrix.ts';

export interface LatentIndex {
  readonly deploymentId: number;
  readonly indexId: string;
  readonly dimensions: number;
}

/** The terms of one statement. */
const BATCH_SIZE = 500;

/** Computes the vectors of texts from the latent vectors of their terms. Keeps the terms that it has read. */
export class LatentTerms {
  readonly #rows: Rows;
  readonly #index: LatentIndex;
  /** Null for terms that have no vector. */
  readonly #vectors = new Map<string, Float32Array | null>();

  constructor(rows: Rows, index: LatentIndex) {
    this.#rows = rows;
    this.#index = index;
  }

  async vectorsOf(texts: readonly ChunkTerms[]): Promise<Float32Array[]> {
    await this.#load(new Set(texts.flatMap(({ terms }) => terms)));
    return texts.map((text) => foldIn(text, this.#index.dimensions, (term) => this.#vectors.get(term)));
  }

  async #load(terms: ReadonlySet<string>): Promise<void> {
    const missing = [...terms].filter((term) => !this.#vectors.has(term));
    for (let start = 0; start < missing.length; start += BATCH_SIZE) {
      const batch = missing.slice(start, start + BATCH_SIZE);
      for (const term of batch) this.#vectors.set(term, null);
      const { rows: found } = await sql<{ term: string; bytes: string }>`
        select latent.term, ${vectorBytes('latent.vector')} as bytes
        from unnest(${batch}::text[]) as wanted (term)
        cross join lateral (
          select term, vector from latent_term
          where deployment_id = ${this.#index.deploymentId} and index_id = ${this.#index.indexId} and term = wanted.term
          ${LOOK_UP_EACH}
        ) as latent`.execute(this.#rows);
      for (const { term, bytes } of found) {
        const vector = new Float32Array(this.#index.dimensions);
        vectorFromBytes(bytes, vector);
        this.#vectors.set(term, vector);
      }
    }
  }
}

/** The vector of a text, of length 1: the weighted sum of the vectors of its terms. All zeros when no term has a vector. */
export function foldIn(
  { terms, frequencies }: ChunkTerms,
  dimensions: number,
  vectorOf: (term: string) => Float32Array | null | undefined,
): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const [index, term] of terms.entries()) {
    const vector = vectorOf(term);
    if (vector) addScaled(sum, 0, frequencyWeight(frequencies[index] as number), vector, 0, dimensions);
  }
  return normalize(sum);
}
