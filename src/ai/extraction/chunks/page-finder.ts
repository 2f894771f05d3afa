/** Finds the pages of offsets, which must be asked for in ascending order of pages or shortly before. */
export class PageFinder {
  readonly #starts: readonly number[];

  constructor(starts: readonly number[]) {
    this.#starts = starts;
  }

  /** The last page that begins at the offset or before it, from 1. */
  pageAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return Math.max(1, low);
  }
}
