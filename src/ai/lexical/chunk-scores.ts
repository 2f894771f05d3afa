import type { ScoredChunk } from '../legs/leg.ts';
import { RECORD_BYTES } from './posting-records.ts';

/** The smallest size of the table. */
const LEAST_CAPACITY = 1 << 8;
/** A multiplier that spreads the ids of chunks, whose low bits repeat, over the table. */
const SPREAD = 0x9e3779b1;

/** How much a posting adds to the score of its chunk. */
export type PartOfScore = (frequency: number, lexemeCount: number) => number;

export interface BestOptions {
  readonly limit: number;
  /** Multiplies each score. */
  readonly factor: number;
  /** A chunk with this information has the relevance 1. */
  readonly fullInformation: number;
  /** The chunks that may be found; null for all. */
  readonly accepted: ReadonlySet<string> | null;
}

/** Sums the scores of chunks by their ids, in a hash table of numbers: objects for each of them would take far longer. */
export class ChunkScores {
  /** A power of 2. */
  #capacity: number;
  #high: Uint32Array;
  #low: Uint32Array;
  /** 0 for places that are free: each part of a score is above 0. */
  #scores: Float64Array;
  #information: Float64Array;
  #size = 0;

  /** The table has room for this number of chunks, and grows when there are more. */
  constructor(expected: number) {
    this.#capacity = LEAST_CAPACITY;
    while (this.#capacity < 2 * expected) this.#capacity *= 2;
    this.#high = new Uint32Array(this.#capacity);
    this.#low = new Uint32Array(this.#capacity);
    this.#scores = new Float64Array(this.#capacity);
    this.#information = new Float64Array(this.#capacity);
  }

  /** Adds the postings of one term, which has this information. */
  addAll(records: Buffer, partOf: PartOfScore, information: number): void {
    const view = new DataView(records.buffer, records.byteOffset, records.length);
    for (let at = 0; at < records.length; at += RECORD_BYTES) {
      const score = partOf(view.getInt16(at + 8), view.getInt16(at + 10));
      this.#add(view.getUint32(at), view.getUint32(at + 4), score, information);
    }
  }

  #add(high: number, low: number, score: number, information: number): void {
    const place = this.#placeOf(high, low);
    if (this.#scores[place] === 0) {
      this.#high[place] = high;
      this.#low[place] = low;
      this.#size += 1;
    }
    this.#scores[place] = (this.#scores[place] as number) + score;
    this.#information[place] = (this.#information[place] as number) + information;
    if (this.#size * 2 > this.#capacity) this.#grow();
  }

  #placeOf(high: number, low: number): number {
    const mask = this.#capacity - 1;
    let place = Math.imul(Math.imul(high, SPREAD) ^ low, SPREAD) >>> 8;
    for (place &= mask; this.#scores[place] !== 0; place = (place + 1) & mask) {
      if (this.#low[place] === low && this.#high[place] === high) break;
    }
    return place;
  }

  #grow(): void {
    const [high, low, scores, information] = [this.#high, this.#low, this.#scores, this.#information];
    this.#capacity *= 2;
    this.#high = new Uint32Array(this.#capacity);
    this.#low = new Uint32Array(this.#capacity);
    this.#scores = new Float64Array(this.#capacity);
    this.#information = new Float64Array(this.#capacity);
    for (let at = 0; at < scores.length; at++) {
      if (scores[at] === 0) continue;
      const place = this.#placeOf(high[at] as number, low[at] as number);
      this.#high[place] = high[at] as number;
      this.#low[place] = low[at] as number;
      this.#scores[place] = scores[at] as number;
      this.#information[place] = information[at] as number;
    }
  }

  /** The chunks with the largest scores, best first. Equal scores are ordered by the id. */
  best({ limit, factor, fullInformation, accepted }: BestOptions): ScoredChunk[] {
    const least = accepted === null ? this.#leastOf(limit) : 0;
    const chunks: (ScoredChunk & { readonly id: bigint })[] = [];
    for (let at = 0; at < this.#capacity; at++) {
      const sum = this.#scores[at] as number;
      if (sum === 0 || sum < least) continue;
      const id = (BigInt(this.#high[at] as number) << 32n) | BigInt(this.#low[at] as number);
      const chunkId = id.toString();
      if (accepted !== null && !accepted.has(chunkId)) continue;
      const relevance = Math.fround(Math.min((this.#information[at] as number) / fullInformation, 1));
      // Chunks whose scores differ by rounding errors are equal.
      chunks.push({ id, chunkId, score: Math.fround(factor * sum), relevance });
    }
    return chunks
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id: _, ...chunk }) => chunk);
  }

  /** A bound that at least `limit` scores reach, with some more for those that rounding makes equal. */
  #leastOf(limit: number): number {
    if (this.#size <= limit) return 0;
    const sorted = this.#scores.filter((score) => score > 0).sort();
    return (sorted[sorted.length - limit] as number) * (1 - 1e-6);
  }
}
