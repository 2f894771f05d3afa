import { type Block, type DocumentText, titleOf } from './document-text.ts';
import { isBlank, type Line, linesOf } from './lines.ts';
import { decodeUtf8 } from './plain-text.ts';

/** The text of Markdown is its source, so that tables, lists and code stay readable. */
export function readMarkdown(bytes: Uint8Array): DocumentText {
  const text = decodeUtf8(bytes);
  return { text, blocks: blocksOf(text), pageStarts: null };
}

/** The most characters of a line that can be markup. */
const MAX_MARKUP = 500;
const ATX_HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
const FENCE = /^[ \t]*(`{3,}|~{3,})[^`]*$/;
const FRONT_MATTER = /^---[ \t]*\n(?:[^\n]*\n){0,200}?(?:---|\.\.\.)[ \t]*(?:\n|$)/;

function* blocksOf(text: string): Generator<Block> {
  const matterEnd = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  if (matterEnd > 0) yield { start: 0, end: matterEnd, isCode: true };
  const lines = linesOf(text, matterEnd);
  let paragraph = null as Line | null;
  for (const line of lines) {
    const markup = markupOf(text, line);
    const fence = FENCE.exec(markup)?.[1];
    const heading = ATX_HEADING.exec(markup);
    const underline = UNDERLINE.exec(markup)?.[1];
    const title = paragraph === null || underline === undefined ? '' : markupOf(text, paragraph);
    if (paragraph !== null && underline !== undefined && title !== '' && !title.includes('\n')) {
      const level = underline.startsWith('=') ? 1 : 2;
      yield { start: paragraph.start, end: line.end, heading: { level, title: plainTitle(title) } };
      paragraph = null;
    } else if (fence !== undefined || heading !== null || isBlank(text, line)) {
      if (paragraph !== null) yield paragraph;
      paragraph = null;
      if (fence !== undefined) yield codeBlock(text, line, fence, lines);
      else if (heading !== null) yield { ...line, heading: headingOf(markup, heading) };
    } else {
      paragraph = { start: paragraph?.start ?? line.start, end: line.end };
    }
  }
  if (paragraph !== null) yield paragraph;
}

/** Reads lines up to the closing fence. Code without one ends with the text. */
function codeBlock(text: string, { start, end: firstEnd }: Line, fence: string, lines: Iterator<Line>): Block {
  let end = firstEnd;
  for (let next = lines.next(); !next.done; next = lines.next()) {
    end = next.value.end;
    const content = markupOf(text, next.value).trim();
    if (content.startsWith(fence) && content === fence.charAt(0).repeat(content.length)) break;
  }
  return { start, end, isCode: true };
}

/** The line, or nothing when it is too long to be markup. */
function markupOf(text: string, { start, end }: Line): string {
  return end - start <= MAX_MARKUP ? text.slice(start, end) : '';
}

function headingOf(markup: string, [opening, marks = '']: RegExpExecArray) {
  return { level: marks.length, title: plainTitle(withoutClosingMarks(markup.slice(opening.length))) };
}

function withoutClosingMarks(title: string): string {
  const content = title.trimEnd();
  let at = content.length;
  while (at > 0 && content[at - 1] === '#') at--;
  return at === 0 || /[ \t]/.test(content[at - 1] ?? '') ? content.slice(0, at) : content;
}

/** Removes the markup of links, images, emphasis and code from a title. */
function plainTitle(title: string): string {
  return titleOf(title.replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/[*`]|(?<!\w)_+|_+(?!\w)/g, ''));
}
