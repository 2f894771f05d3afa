/** A text as it is indexed and searched. */
export interface SearchText {
  /** Its words in lower case, with a space between them. PostgreSQL reduces them to stems. */
  readonly words: string;
  /** Further terms, which are compared as a whole: identifiers, and pairs of characters of scripts without spaces. */
  readonly terms: readonly string[];
}

/** Longer terms are cut, in the index and in queries. */
export const MAX_TERM_LENGTH = 64;

/** Scripts whose words are not separated by spaces, and Hangul, whose words have many endings. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu;
const HAN = /\p{Script=Han}/u;
/** A run of words that are joined by punctuation, such as `foo.bar` or `AB-1234`, or an absolute URL. */
const JOINED = /[a-z][a-z0-9+.-]*:\/\/[^\s<>"']+|[\p{L}\p{N}_]+(?:[._@:+-]+[\p{L}\p{N}_]+)*/giu;
/** A letter next to a digit, an upper case letter inside a word, or punctuation that words do not have. */
const IDENTIFIER =
  /\p{L}[-_.]?\p{N}|\p{N}[-_.:]?\p{L}|\p{Ll}\p{Lu}|[\p{L}\p{N}]_|_[\p{L}\p{N}]|[\p{L}\p{N}][.@:+][\p{L}\p{N}]|\p{N}-\p{N}|:\/\//u;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Prepares a text for the index or a query. Both must use it, so that their terms are equal. */
export function searchTextOf(text: string): SearchText {
  const terms: string[] = [];
  const spaced = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(UNSPACED, (run) => {
      addCharacterPairs(run, terms);
      return ' ';
    });
  for (const { term } of identifiersIn(spaced)) terms.push(term);
  return { words: spaced.toLowerCase().replace(BETWEEN_WORDS, ' ').trim(), terms };
}

/** Adds each pair of neighbours, and each Han character, which can be a word. */
function addCharacterPairs(run: string, terms: string[]): void {
  const characters = [...run];
  for (const [at, character] of characters.entries()) {
    const next = characters[at + 1];
    if (next !== undefined) terms.push(character + next);
    if (HAN.test(character)) terms.push(character);
  }
}

function cut(term: string): string {
  return term.length <= MAX_TERM_LENGTH ? term : term.slice(0, MAX_TERM_LENGTH).toWellFormed();
}

/** The identifiers of a text with their terms and places. */
export function* identifiersIn(text: string): Generator<{ term: string; start: number; end: number }> {
  for (const { index, 0: joined } of text.matchAll(JOINED)) {
    if (!IDENTIFIER.test(joined)) continue;
    yield { term: cut(joined.normalize('NFKC').toLowerCase()), start: index, end: index + joined.length };
  }
}

/** The runs of text in scripts without spaces. */
export const unspacedRuns = (text: string) => text.matchAll(UNSPACED);
