import type { Block } from '../text/document-text.ts';
import { linesOf } from '../text/lines.ts';
import { CHUNK_TOKENS, UNIT_TOKENS } from './limits.ts';
import { countTokens } from './tokens.ts';

/** A part of the text that is never divided: a sentence, a heading, a line or short code. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  readonly tokens: number;
}

/** A shorter block, such as an item of a list, is not divided into sentences. */
const SHORT_BLOCK_LENGTH = 100;
/** Sentences of a longer text are found in windows of this size. */
const WINDOW_LENGTH = 50_000;
/** A longer sentence is divided before its tokens are counted. */
const MAX_UNIT_LENGTH = 1_000;
/** Code of more characters has more tokens than a chunk. */
const MAX_CODE_LENGTH = 8_000;
/** A line end before an item of a list or a row of a table ends the sentence. Other line ends are white space. */
const SOFT_LINE_END = /\n(?!\s{0,40}(?:[-*+•‣–|>]|\d{1,4}[.)])(?:\s|$))/g;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Divides a block into units, which have no white space at their ends. */
export function* unitsOf(text: string, block: Block): Generator<Unit> {
  if (block.heading !== undefined) yield* unit(text, block.start, block.end);
  else if (block.isCode) yield* unitsOfCode(text, block);
  else if (block.end - block.start <= SHORT_BLOCK_LENGTH) yield* unit(text, block.start, block.end);
  else yield* sentencesOf(text, block.start, block.end);
}

function* unitsOfCode(text: string, { start, end }: Block): Generator<Unit> {
  const tokens = end - start > MAX_CODE_LENGTH ? Number.POSITIVE_INFINITY : countTokens(text.slice(start, end));
  if (tokens <= CHUNK_TOKENS) yield { start, end, tokens };
  else {
    for (const line of linesOf(text.slice(start, end))) yield* unit(text, start + line.start, start + line.end);
  }
}

function* sentencesOf(text: string, start: number, end: number): Generator<Unit> {
  for (let at = start; at < end; ) {
    const windowEnd = divisionOf(text, at, end, WINDOW_LENGTH);
    const window = text.slice(at, windowEnd).replace(SOFT_LINE_END, ' ');
    for (const { index, segment } of sentences.segment(window)) {
      yield* unit(text, at + index, at + index + segment.length);
    }
    at = windowEnd;
  }
}

/** Divides text that is too long for one unit, at white space where there is some. */
function* unit(text: string, from: number, to: number): Generator<Unit> {
  for (let at = from; at < to; ) {
    const pieceEnd = divisionOf(text, at, to, MAX_UNIT_LENGTH);
    yield* smallUnits(text, at, pieceEnd);
    at = pieceEnd;
  }
}

function* smallUnits(text: string, from: number, to: number): Generator<Unit> {
  const content = text.slice(from, to);
  const start = from + (content.length - content.trimStart().length);
  const end = to - (content.length - content.trimEnd().length);
  if (start >= end) return;
  const tokens = countTokens(text.slice(start, end));
  if (tokens <= UNIT_TOKENS || end - start < 4) yield { start, end, tokens };
  else {
    const middle = divisionOf(text, start, end, Math.ceil((end - start) / 2));
    yield* smallUnits(text, start, middle);
    yield* smallUnits(text, middle, end);
  }
}

/** The end of a piece of at most `maxLength`: after white space in its second half, otherwise between two characters. */
function divisionOf(text: string, start: number, end: number, maxLength: number): number {
  if (end - start <= maxLength) return end;
  const half = start + Math.floor(maxLength / 2);
  const second = text.slice(half, start + maxLength);
  const space = Math.max(second.lastIndexOf('\n'), second.lastIndexOf(' '));
  if (space !== -1) return half + space + 1;
  const isInsideCharacter = /^[\udc00-\udfff]/.test(text.charAt(start + maxLength));
  return start + maxLength - (isInsideCharacter ? 1 : 0);
}
