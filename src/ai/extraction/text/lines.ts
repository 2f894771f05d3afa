/** A line without its line end. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

export function* linesOf(text: string, from = 0): Generator<Line> {
  for (let start = from; start <= text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    yield { start, end };
    start = end + 1;
  }
}

const BLANK = /^\s*$/;
/** The most characters of a line that is examined. A longer line is never blank in practice. */
const MAX_EXAMINED = 1_000;

export function isBlank(text: string, { start, end }: Line): boolean {
  return end - start <= MAX_EXAMINED && BLANK.test(text.slice(start, end));
}
