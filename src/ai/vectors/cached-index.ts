import type { ScoredChunk } from '../search/leg.ts';
import { BestChunks } from './best-chunks.ts';
import { vectorFromBytes } from './vector-encoding.ts';

interface CachedChunk {
  readonly chunkId: string;
  readonly documentId: string;
}

/** The estimated memory of the two ids of a chunk with their places. */
const BYTES_PER_CHUNK = 160;

/** The vectors of one index in memory, one after the other. */
export class CachedIndex {
  readonly #dimensions: number;
  readonly #vectors: Float32Array;
  readonly #chunks: CachedChunk[] = [];
  readonly #rowOf = new Map<string, number>();

  constructor(dimensions: number, capacity: number) {
    this.#dimensions = dimensions;
    this.#vectors = new Float32Array(capacity * dimensions);
  }

  get bytes(): number {
    return this.#vectors.byteLength + this.#chunks.length * BYTES_PER_CHUNK;
  }

  /** Adds a vector as the database sends it. */
  add(chunk: CachedChunk, bytes: string): void {
    vectorFromBytes(bytes, this.#vectors, this.#append(chunk));
  }

  /** Copies the vector of a chunk from another state of the index. Returns whether that has it. */
  copy(chunk: CachedChunk, from: CachedIndex): boolean {
    const row = from.#rowOf.get(chunk.chunkId);
    if (row === undefined) return false;
    const start = row * this.#dimensions;
    this.#vectors.set(from.#vectors.subarray(start, start + this.#dimensions), this.#append(chunk));
    return true;
  }

  /** Returns where its vector begins. */
  #append(chunk: CachedChunk): number {
    const row = this.#chunks.push(chunk) - 1;
    this.#rowOf.set(chunk.chunkId, row);
    return row * this.#dimensions;
  }

  /** The chunks that are most similar to a vector of length 1, best first. */
  search(query: Float32Array, documentIds: readonly string[] | null, limit: number): ScoredChunk[] {
    const documents = documentIds && new Set(documentIds);
    const best = new BestChunks(limit);
    const [vectors, dimensions] = [this.#vectors, this.#dimensions];
    for (let row = 0; row < this.#chunks.length; row++) {
      const { chunkId, documentId } = this.#chunks[row] as CachedChunk;
      if (documents !== null && !documents.has(documentId)) continue;
      best.add(chunkId, dotProduct(query, vectors, row * dimensions));
    }
    return best.sorted();
  }
}

/** The dot product of a vector and a part of an array. Four sums at once, because each addition waits for the one before. */
export function dotProduct(vector: Float32Array, array: Float32Array, start: number): number {
  const end = vector.length - (vector.length % 4);
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < end; at += 4) {
    first += (vector[at] as number) * (array[start + at] as number);
    second += (vector[at + 1] as number) * (array[start + at + 1] as number);
    third += (vector[at + 2] as number) * (array[start + at + 2] as number);
    fourth += (vector[at + 3] as number) * (array[start + at + 3] as number);
  }
  for (let at = end; at < vector.length; at++) first += (vector[at] as number) * (array[start + at] as number);
  return first + second + third + fourth;
}
