/** Scripts without spaces between words: each character counts as a token. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const SPACED = `[[\\p{L}\\p{M}\\p{N}_]--[${UNSPACED}]]`;
const TOKEN = new RegExp(`${SPACED}+|[${UNSPACED}]|[^\\s\\p{L}\\p{M}\\p{N}_]`, 'gv');
const BEGINS_IN_WORD = new RegExp(`^${SPACED}`, 'v');
const ENDS_IN_WORD = new RegExp(`${SPACED}$`, 'v');

/**
 * Counts the words and punctuation marks of a text that arrives in chunks. Models tokenize differently; this count is
 * independent of any model and close to theirs for prose.
 */
export class TokenCounter {
  #count = 0;
  #insideWord = false;

  /** Chunks must end between characters, never inside a surrogate pair. */
  add(text: string): void {
    if (text === '') return;
    for (const _ of text.matchAll(TOKEN)) this.#count += 1;
    // A word that spans two chunks was counted twice.
    if (this.#insideWord && BEGINS_IN_WORD.test(text)) this.#count -= 1;
    this.#insideWord = ENDS_IN_WORD.test(text.slice(-2));
  }

  get count(): number {
    return this.#count;
  }
}
