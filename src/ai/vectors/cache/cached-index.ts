import type { ScoredChunk } from '../../legs/leg.ts';
import { BestChunks } from '../search/best-chunks.ts';
import { VectorRows } from './vector-rows.ts';

/** The ids of chunks, ascending, and of their documents. */
export interface ChunkIds {
  readonly chunkIds: BigInt64Array<ArrayBuffer>;
  readonly documentIds: BigInt64Array<ArrayBuffer>;
}

const NONE = new BigInt64Array(0);

/** The vectors of one index in memory. Objects and texts for each chunk would take more memory than its vector. */
export class CachedIndex {
  readonly #vectors: VectorRows;
  /** By row. */
  #chunkIds = NONE;
  #documentIds = NONE;

  constructor(dimensions: number) {
    this.#vectors = new VectorRows(dimensions);
  }

  get bytes(): number {
    return this.#vectors.bytes + this.#chunkIds.byteLength + this.#documentIds.byteLength;
  }

  /** Changes the chunks: keeps the vectors of those that stay. Returns the rows whose vectors are missing. */
  setChunks({ chunkIds, documentIds }: ChunkIds): Uint32Array {
    const kept = this.#retain(chunkIds);
    this.#spread(kept, chunkIds);
    this.#chunkIds = chunkIds;
    this.#documentIds = documentIds;
    return Uint32Array.from(chunkIds.keys()).filter((row) => this.#vectors.isClear(row));
  }

  /** Moves the rows of the chunks that stay to the start, in their order. Returns their ids. */
  #retain(chunkIds: BigInt64Array): BigInt64Array {
    const ids = this.#chunkIds;
    let count = 0;
    let next = 0;
    for (let row = 0; row < ids.length; row++) {
      const chunkId = ids[row] as bigint;
      while (next < chunkIds.length && (chunkIds[next] as bigint) < chunkId) next += 1;
      if (chunkIds[next] !== chunkId) continue;
      if (count !== row) this.#vectors.copy(row, count);
      ids[count] = chunkId;
      count += 1;
    }
    return ids.subarray(0, count);
  }

  /** Moves rows from the start to those of their chunks, the last one first, and clears the others. */
  #spread(kept: BigInt64Array, chunkIds: BigInt64Array): void {
    this.#vectors.resize(chunkIds.length);
    let from = kept.length - 1;
    for (let row = chunkIds.length - 1; row > from; row--) {
      if (from >= 0 && kept[from] === chunkIds[row]) this.#vectors.copy(from--, row);
      else this.#vectors.clear(row);
    }
  }

  chunkIdOf(row: number): string {
    return String(this.#chunkIds[row]);
  }

  setVector(row: number, vector: Float32Array): void {
    this.#vectors.write(row, vector);
  }

  /** The chunks that are most similar to a vector of length 1, best first. */
  search(query: Float32Array, documentIds: readonly string[] | null, limit: number): ScoredChunk[] {
    const documents = documentIds && new Set(documentIds.map(BigInt));
    const best = new BestChunks(limit);
    this.#vectors.multiply(query, (row, product) => {
      if (!(product > best.smallest)) return;
      if (documents !== null && !documents.has(this.#documentIds[row] as bigint)) return;
      best.add(this.chunkIdOf(row), product);
    });
    return best.sorted();
  }
}
