import type { ScoredChunk } from '../legs/leg.ts';
import { RECORD_BYTES } from './posting-records.ts';

/** The smallest size of the table. */
const LEAST_CAPACITY = 1 << 8;
/** A larger table, of more than 12 MB, is replaced by the next search that needs a smaller one. */
const LARGEST_KEPT = 1 << 19;
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

/**
 * Sums the scores of chunks by their ids, in a hash table of numbers: objects for each of them would take far longer. One table serves
 * all searches, one after the other, because new ones for each of them would be most of the memory of a process until they are freed.
 */
export class ChunkScores {
  /** A power of 2: the entries that are used. The arrays may be longer. */
  #capacity = 0;
  #high = new Uint32Array(0);
  #low = new Uint32Array(0);
  /** 0 for places that are free: each part of a score is above 0. */
  #scores = new Float64Array(0);
  #information = new Float64Array(0);
  #size = 0;

  /** Empties the table, which then has room for this number of chunks, and grows when there are more. */
  reset(expected: number): void {
    let capacity = LEAST_CAPACITY;
    while (capacity < 2 * expected) capacity *= 2;
    const { length } = this.#scores;
    if (length < capacity || (length > LARGEST_KEPT && length > capacity)) this.#allocate(capacity);
    this.#scores.fill(0, 0, capacity);
    this.#information.fill(0, 0, capacity);
    this.#capacity = capacity;
    this.#size = 0;
  }

  #allocate(capacity: number): void {
    this.#high = new Uint32Array(capacity);
    this.#low = new Uint32Array(capacity);
    this.#scores = new Float64Array(capacity);
    this.#information = new Float64Array(capacity);
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
    const before = this.#capacity;
    this.#capacity *= 2;
    this.#allocate(this.#capacity);
    for (let at = 0; at < before; at++) {
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
    // Chunks whose scores differ by rounding errors are equal.
    const scoreAt = (place: number) => Math.fround(factor * (this.#scores[place] as number));
    const compare = (one: number, other: number) => scoreAt(other) - scoreAt(one) || this.#compareIds(one, other);
    const places: number[] = [];
    let last: number | null = null;
    for (let place = 0; place < this.#capacity; place++) {
      if (this.#scores[place] === 0 || (last !== null && compare(place, last) > 0)) continue;
      if (accepted !== null && !accepted.has(this.#idAt(place))) continue;
      // Sorting sometimes, many chunks at once, is faster than keeping them in order.
      if (places.push(place) < 2 * limit + 100) continue;
      places.sort(compare).length = limit;
      last = places.at(-1) ?? null;
    }
    return places
      .sort(compare)
      .slice(0, limit)
      .map((place) => {
        const relevance = Math.fround(Math.min((this.#information[place] as number) / fullInformation, 1));
        return { chunkId: this.#idAt(place), score: scoreAt(place), relevance };
      });
  }

  #compareIds(one: number, other: number): number {
    return (
      (this.#high[one] as number) - (this.#high[other] as number) ||
      (this.#low[one] as number) - (this.#low[other] as number)
    );
  }

  #idAt(place: number): string {
    return ((BigInt(this.#high[place] as number) << 32n) | BigInt(this.#low[place] as number)).toString();
  }
}
