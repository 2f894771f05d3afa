import { countTokens as count } from 'gpt-tokenizer/encoding/o200k_base';

/** The time of the tokenizer is quadratic in the length of a run without a word boundary. Longer runs are divided. */
const MIN_LONG_RUN = 100;
const LONG_RUN = /\S{100}|\s{100}/gu;
/** Names of special tokens in a document are ordinary text. */
const OPTIONS = { disallowedSpecial: new Set<string>() };

/** Counts the tokens of a text in the encoding `o200k_base`. */
export function countTokens(text: string): number {
  if (text.length < MIN_LONG_RUN) return count(text, OPTIONS);
  let tokens = 0;
  let start = 0;
  for (const { index, 0: run } of text.matchAll(LONG_RUN)) {
    const end = index + run.length;
    tokens += count(text.slice(start, end), OPTIONS);
    start = end;
  }
  return tokens + count(start === 0 ? text : text.slice(start), OPTIONS);
}
