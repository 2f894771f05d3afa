import type { ScoredChunk } from '../legs/leg.ts';
import { BestChunks } from './best-chunks.ts';
import { vectorFromBytes } from './vector-encoding.ts';

interface CachedChunk {
  readonly chunkId: string;
  readonly documentId: string;
}

/** The estimated memory of the two ids of a chunk with their places. */
const BYTES_PER_CHUNK = 160;

/** Vectors of one array. An index grows and shrinks by such arrays, so that it is never copied as a whole. */
const SEGMENT_SIZE = 256;

/** The vectors of one index in memory. */
export class CachedIndex {
  readonly #dimensions: number;
  readonly #segments: Float32Array[] = [];
  readonly #chunks: CachedChunk[] = [];
  readonly #rowOf = new Map<string, number>();

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
  }

  get bytes(): number {
    const bytesOfVector = this.#dimensions * Float32Array.BYTES_PER_ELEMENT;
    return this.#chunks.length * (bytesOfVector + BYTES_PER_CHUNK);
  }

  has(chunkId: string): boolean {
    return this.#rowOf.has(chunkId);
  }

  /** Adds a vector as the database sends it. */
  add(chunk: CachedChunk, bytes: string): void {
    const row = this.#chunks.push(chunk) - 1;
    this.#rowOf.set(chunk.chunkId, row);
    if (row === this.#segments.length * SEGMENT_SIZE) {
      this.#segments.push(new Float32Array(SEGMENT_SIZE * this.#dimensions));
    }
    vectorFromBytes(bytes, this.#segmentOf(row), this.#startOf(row));
  }

  /** Removes the chunks that are not in the set. */
  retain(chunkIds: ReadonlySet<string>): void {
    for (let row = this.#chunks.length - 1; row >= 0; row--) {
      const { chunkId } = this.#chunks[row] as CachedChunk;
      if (!chunkIds.has(chunkId)) this.#remove(row, chunkId);
    }
    this.#segments.length = Math.ceil(this.#chunks.length / SEGMENT_SIZE);
  }

  /** Moves the last chunk to its place. */
  #remove(row: number, chunkId: string): void {
    const end = this.#chunks.length - 1;
    const moved = this.#chunks.pop() as CachedChunk;
    this.#rowOf.delete(chunkId);
    if (row === end) return;
    const from = this.#startOf(end);
    this.#segmentOf(row).set(this.#segmentOf(end).subarray(from, from + this.#dimensions), this.#startOf(row));
    this.#chunks[row] = moved;
    this.#rowOf.set(moved.chunkId, row);
  }

  #segmentOf(row: number): Float32Array {
    return this.#segments[Math.floor(row / SEGMENT_SIZE)] as Float32Array;
  }

  #startOf(row: number): number {
    return (row % SEGMENT_SIZE) * this.#dimensions;
  }

  /** The chunks that are most similar to a vector of length 1, best first. */
  search(query: Float32Array, documentIds: readonly string[] | null, limit: number): ScoredChunk[] {
    const documents = documentIds && new Set(documentIds);
    const best = new BestChunks(limit);
    for (let row = 0; row < this.#chunks.length; row++) {
      const { chunkId, documentId } = this.#chunks[row] as CachedChunk;
      if (documents !== null && !documents.has(documentId)) continue;
      best.add(chunkId, dotProduct(query, this.#segmentOf(row), this.#startOf(row)));
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
