/** A line of a page. Coordinates are in points, from the bottom of the page. */
export interface PageLine {
  readonly text: string;
  readonly y: number;
  /** The height of its largest characters. */
  readonly height: number;
}

/** A piece of text, as the parser returns it. */
interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly height: number;
  readonly hasEOL: boolean;
}

/** Joins the pieces of a page to lines. Marked content has no text. */
export function linesOfPage(items: readonly (TextItem | object)[]): PageLine[] {
  const lines: PageLine[] = [];
  let pieces: string[] = [];
  let y = 0;
  let height = 0;
  const endLine = () => {
    const text = pieces.join('').replace(/\s+/g, ' ').trim();
    if (text !== '') lines.push({ text, y, height });
    pieces = [];
    height = 0;
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str.trim() !== '') {
      if (height === 0) y = item.transform[5] ?? 0;
      height = Math.max(height, item.height);
    }
    pieces.push(item.str);
    if (item.hasEOL) endLine();
  }
  endLine();
  return lines;
}
