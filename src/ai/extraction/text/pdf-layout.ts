import { type DocumentText, TextBuilder } from './document-text.ts';
import type { PageLine } from './pdf-lines.ts';

/** Headings are larger than the text by this factor. */
const HEADING_FACTOR = 1.15;
/** The most levels of headings that sizes can distinguish. */
const MAX_LEVELS = 4;
const MAX_HEADING_LENGTH = 200;
/** A gap between two lines that is larger than this many line heights ends a paragraph. */
const PARAGRAPH_GAP = 1.7;

export interface PdfPage {
  readonly lines: readonly PageLine[];
  /** Why it has no lines; null for an empty page. */
  readonly warning: 'pages_without_text' | 'pages_unreadable' | null;
}

/** Divides pages into headings and paragraphs, by the sizes of the characters and the gaps between the lines. */
export function layOutPages(pages: readonly PdfPage[]): DocumentText {
  const levels = headingLevels(pages.map(({ lines }) => lines));
  const builder = new TextBuilder();
  for (const { lines, warning } of pages) {
    builder.startPage();
    if (warning !== null) builder.warn(warning);
    for (const block of blocksOfPage(lines, levels)) builder.add(block);
  }
  return builder.build({ hasPages: true });
}

/** Sizes are compared in half points, because parsers round differently. */
const sizeOf = ({ height }: PageLine) => Math.round(height * 2) / 2;

/** The level of each size that headings have: the largest is 1. */
function headingLevels(pages: readonly (readonly PageLine[])[]): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const page of pages) {
    for (const line of page) lengths.set(sizeOf(line), (lengths.get(sizeOf(line)) ?? 0) + line.text.length);
  }
  const [body] = [...lengths].sort(([, a], [, b]) => b - a)[0] ?? [0];
  const sizes = [...lengths.keys()].filter((size) => size >= body * HEADING_FACTOR).sort((a, b) => b - a);
  return new Map(sizes.map((size, index) => [size, Math.min(index + 1, MAX_LEVELS)]));
}

function* blocksOfPage(page: readonly PageLine[], levels: ReadonlyMap<number, number>) {
  let open: { text: string; level: number | undefined; last: PageLine } | null = null;
  for (const line of page) {
    const level = line.text.length <= MAX_HEADING_LENGTH ? levels.get(sizeOf(line)) : undefined;
    if (open !== null && open.level === level && !endsParagraph(open.last, line)) {
      open = { text: joined(open.text, line.text), level, last: line };
      continue;
    }
    if (open !== null) yield block(open);
    open = { text: line.text, level, last: line };
  }
  if (open !== null) yield block(open);
}

const block = ({ text, level }: { text: string; level: number | undefined }) =>
  level !== undefined && text.length <= MAX_HEADING_LENGTH ? { text, level } : { text };

function endsParagraph(previous: PageLine, line: PageLine): boolean {
  const gap = previous.y - line.y;
  // A line further up is in the next column.
  return gap > PARAGRAPH_GAP * Math.max(previous.height, line.height) || gap < -line.height;
}

/** Joins the two halves of a word that was divided at the end of a line. */
function joined(text: string, next: string): string {
  const isDivided = /\p{L}-$/u.test(text.slice(-3)) && /^\p{Ll}/u.test(next);
  return isDivided ? text.slice(0, -1) + next : `${text}\n${next}`;
}
