/** Scripts written without spaces between words: each character counts alone. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const SPACED = `[[\\p{L}\\p{M}\\p{N}_]--[${UNSPACED}]]`;
const TOKEN = new RegExp(`${SPACED}+|[${UNSPACED}]|[^\\s\\p{L}\\p{M}\\p{N}_]`, 'gv');
const BEGINS_IN_WORD = new RegExp(`^${SPACED}`, 'v');
const ENDS_IN_WORD = new RegExp(`${SPACED}$`, 'v');

/**
 * Counts words and punctuation marks of a text that comes in pieces. Every model cuts text in its own way; this count
 * depends on none, is the same for everybody, and lies near theirs for prose.
 */
export class TokenCounter {
  #count = 0;
  #insideWord = false;

  /** Pieces are cut between characters, never inside a surrogate pair. */
  add(text: string): void {
    if (text === '') return;
    for (const _ of text.matchAll(TOKEN)) this.#count += 1;
    // The word that a cut went through was counted on both sides.
    if (this.#insideWord && BEGINS_IN_WORD.test(text)) this.#count -= 1;
    this.#insideWord = ENDS_IN_WORD.test(text.slice(-2));
  }

  get count(): number {
    return this.#count;
  }
}
