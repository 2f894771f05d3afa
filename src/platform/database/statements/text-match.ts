import { containsPattern } from './contains-pattern.ts';

/** How a text is looked for in a column: with an operator of PostgreSQL that distinguishes case, and its pattern. */
export interface TextMatch {
  readonly operator: 'like' | '~';
  readonly pattern: string;
}

/** The same operators for a column in which case is ignored. */
export const IGNORING_CASE = { like: 'ilike', '~': '~*' } as const;

/** The index of a searched column has groups of three letters, and the beginnings of words (`pg_trgm`). */
const INDEXED_LETTERS = 3;

/** The beginning of the text, or a space, a line end or punctuation: what separates words for the index. */
const BEFORE_WORD = '(^|[ -/:-@[-`{-~\\n\\t])';

/** Scripts that are written without spaces, or with a whole name in one word: people search for one or two letters inside of it. */
const HAS_WORDS_INSIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const BEGINS_WORD = /^[\p{L}\p{N}]/u;

/**
 * Finds a text of three letters or more anywhere, and a shorter one where a word begins with it: the index has no entries for one or two
 * letters inside of words, so that a search would read all rows. A short text in a script without spaces, or one that begins with
 * punctuation, is found anywhere all the same.
 */
export function textMatch(text: string): TextMatch {
  const isShort = [...text].length < INDEXED_LETTERS;
  if (!isShort || !BEGINS_WORD.test(text) || HAS_WORDS_INSIDE.test(text)) {
    return { operator: 'like', pattern: containsPattern(text) };
  }
  return { operator: '~', pattern: `${BEFORE_WORD}${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}` };
}
