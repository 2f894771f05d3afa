import { ExtractionError } from '../extraction-error.ts';
import type { ExtractionWarning, WarningCode } from '../extraction-warning.ts';

/** A part of the text that belongs together: a heading, a paragraph, a list item, a table row or code. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** The level of a heading, from 1, with its title. */
  readonly heading?: { readonly level: number; readonly title: string };
  /** Lines of code end where they end in the text, and code is divided only when it is longer than a chunk. */
  readonly isCode?: boolean;
}

/** The text of a document with its structure. */
export interface DocumentText {
  readonly text: string;
  /** In the order of the text. A generator, so that the blocks of a large text are not in memory at once. */
  readonly blocks: Iterable<Block>;
  /** The offset at which each page begins; null for types without pages. */
  readonly pageStarts: readonly number[] | null;
  /** Content that was not read. */
  readonly warnings?: readonly ExtractionWarning[];
}

/** Reports how many of the parts of a document have been read. */
export type ReportProgress = (done: number, total: number) => void;

/** The most characters of a text. 25 MiB of text have fewer. */
const MAX_TEXT_LENGTH = 32_000_000;
const MAX_TITLE_LENGTH = 200;
/** A warning names the first pages only. */
const MAX_WARNED_PAGES = 100;
/** White space of any length would be a part of a chunk. */
const LONG_SPACE = /\s{200,10000}/g;

/** Replaces what PostgreSQL or a search cannot handle: NUL, halves of characters, other line ends, invisible characters. */
export function normalizeText(text: string): string {
  const normalized = text
    .toWellFormed()
    .replaceAll('\0', '\ufffd')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
  return withoutLongSpace(normalized);
}

/** A pattern without an upper bound would exceed the stack, so that very long white space is shortened several times. */
function withoutLongSpace(text: string): string {
  const shortened = text.replace(LONG_SPACE, (run) => (run.includes('\n') ? '\n\n' : ' '));
  return shortened.length === text.length ? text : withoutLongSpace(shortened);
}

/** Throws for text that is too long, and for text of nothing but white space. */
export function requireText(text: string): string {
  requireLength(text.length);
  if (!/\S/.test(text)) throw new ExtractionError('no_text');
  return text;
}

export function requireLength(length: number): void {
  if (length > MAX_TEXT_LENGTH) throw new ExtractionError('too_large');
}

/** The title of a heading on one line. */
export function titleOf(text: string): string {
  const title = text
    .slice(0, 4 * MAX_TITLE_LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  return title.length <= MAX_TITLE_LENGTH ? title : title.slice(0, MAX_TITLE_LENGTH).toWellFormed();
}

export interface NewBlock {
  readonly text: string;
  readonly level?: number;
  readonly isCode?: boolean;
  /** Whether it follows the previous block on the next line, such as an item of a list. */
  readonly isTight?: boolean;
}

/** Builds the text of a document block by block. */
export class TextBuilder {
  readonly #parts: string[] = [];
  readonly #blocks: Block[] = [];
  readonly #pageStarts: number[] = [];
  readonly #warnings = new Map<WarningCode, { count: number; pages: number[] }>();
  #length = 0;

  add({ text, level, isCode = false, isTight = false }: NewBlock): void {
    const content = isCode ? normalizeText(text).trimEnd() : normalizeText(text).trim();
    if (!/\S/.test(content)) return;
    if (this.#length > 0) this.#append(isTight ? '\n' : '\n\n');
    const start = this.#length;
    this.#append(content);
    this.#blocks.push({
      start,
      end: this.#length,
      ...(level !== undefined && { heading: { level, title: titleOf(content) } }),
      ...(isCode && { isCode }),
    });
  }

  /** Begins a page. The next block belongs to it. */
  startPage(): void {
    this.#pageStarts.push(this.#length);
  }

  /** Notes that something was not read, such as an image. In types with pages, it is on the page that was begun last. */
  warn(code: WarningCode, count = 1): void {
    const warning = this.#warnings.get(code) ?? { count: 0, pages: [] };
    this.#warnings.set(code, warning);
    warning.count += count;
    const page = this.#pageStarts.length;
    if (page > 0 && warning.pages.length < MAX_WARNED_PAGES) warning.pages.push(page);
  }

  build({ hasPages = false } = {}): DocumentText {
    return {
      text: requireText(this.#parts.join('')),
      blocks: this.#blocks,
      pageStarts: hasPages ? this.#pageStarts : null,
      warnings: Array.from(this.#warnings, ([code, warning]) => ({ code, ...warning })),
    };
  }

  #append(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
    requireLength(this.#length);
  }
}
