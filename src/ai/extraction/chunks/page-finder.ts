/** Finds the pages of offsets. */
export class PageFinder {
  readonly #starts: readonly number[];

  constructor(starts: readonly number[]) {
    this.#starts = starts;
  }

  /** Where pages begin inside of a range, as offsets in it. */
  breaksIn(start: number, end: number): number[] {
    const breaks: number[] = [];
    for (let page = this.pageAt(start); (this.#starts[page] ?? end) < end; page += 1) {
      breaks.push((this.#starts[page] as number) - start);
    }
    return breaks;
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
