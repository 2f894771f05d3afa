import { wordKey } from './entity-key.ts';
import { STOP_WORDS } from './stop-words.ts';

/** A word of a text, as the parts of the extraction see it. */
export interface TextWord {
  readonly text: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly isStopWord: boolean;
  /** Whether it begins with a capital and has a lower-case letter. */
  readonly isCapitalized: boolean;
  /** Whether it is written in capitals, with at least two letters. */
  readonly isUpperCase: boolean;
  /** Whether it begins a sentence, where a capital says nothing. */
  readonly beginsSentence: boolean;
  /** Whether punctuation divides it from the word before. */
  readonly beginsPhrase: boolean;
}

/** Longer words are not entities, such as encoded data. */
const MAX_WORD_LENGTH = 48;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const JOINS_WORDS = /^(?: |-|‐|‑|\t|\r?\n| {2})$/u;
const ENDS_SENTENCE = /[.!?:。！？•]|\n\s{0,8}\n/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text, in linear time. Words of scripts without spaces are left out: `unspacedWords` finds them. */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  let end = 0;
  let isFirst = true;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const gap = text.slice(Math.max(end, index - 16), index);
    const isUnusable = found.length > MAX_WORD_LENGTH || UNSPACED.test(found);
    if (!isUnusable) {
      const upper = found.toUpperCase();
      const isUpperCase = found === upper && /\p{Lu}.*\p{Lu}/u.test(found);
      words.push({
        text: found,
        key: wordKey(found),
        start: index,
        end: index + found.length,
        isStopWord: STOP_WORDS.has(found.toLowerCase()),
        isCapitalized: !isUpperCase && /^\p{Lu}/u.test(found) && found !== upper,
        isUpperCase,
        beginsSentence: isFirst || ENDS_SENTENCE.test(gap),
        beginsPhrase: isFirst || !JOINS_WORDS.test(gap),
      });
    }
    isFirst = isUnusable;
    end = index + found.length;
  }
  return words;
}

const UNSPACED_RUN =
  /[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{2,}|(?:[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*){2,}/gu;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** Runs up to this length are words. Longer ones are divided by the dictionary of the runtime. */
const MAX_UNDIVIDED_RUN = 4;
const MAX_DIVIDED_RUN = 1_000;

/** Words of Han, Katakana and Southeast Asian scripts, of 2 to 16 characters. */
export function* unspacedWords(text: string): Generator<{ readonly text: string; readonly start: number }> {
  for (const { 0: run, index } of text.matchAll(UNSPACED_RUN)) {
    if (run.length <= MAX_UNDIVIDED_RUN || (run.length <= 16 && /^[\p{Script=Katakana}ー]/u.test(run))) {
      yield { text: run, start: index };
      continue;
    }
    for (let start = 0; start < run.length; start += MAX_DIVIDED_RUN) {
      for (const { segment, index: offset } of segmenter.segment(run.slice(start, start + MAX_DIVIDED_RUN))) {
        if (segment.length >= 2 && segment.length <= 16) yield { text: segment, start: index + start + offset };
      }
    }
  }
}
