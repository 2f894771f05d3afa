import type { ScoredChunk } from '../../legs/leg.ts';

/** Keeps the chunks with the largest positive scores. */
export class BestChunks {
  readonly #limit: number;
  #chunks: ScoredChunk[] = [];
  #smallest = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Later chunks are not among the best unless their score is above it. Add those with equal scores in the order of their ids. */
  get smallest(): number {
    return this.#smallest;
  }

  add(chunkId: string, score: number): void {
    if (!(score > this.#smallest)) return;
    // Sorting sometimes, many chunks at once, is faster than keeping them in order.
    if (this.#chunks.push({ chunkId, score }) >= 2 * this.#limit + 100) {
      this.#chunks = this.sorted();
      this.#smallest = this.#chunks.at(-1)?.score ?? 0;
    }
  }

  /** Best first. Equal scores are ordered by the id, so that each search returns the same. */
  sorted(): ScoredChunk[] {
    return this.#chunks.toSorted((a, b) => b.score - a.score || compareIds(a.chunkId, b.chunkId)).slice(0, this.#limit);
  }
}

const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b));
