import type { Collection } from './retrieval-collection.ts';

const CHUNKS_OF_DOCUMENT = 20;
/** A paragraph is one chunk: its blank lines divide a document, and two of them are longer than a chunk. */
const CHARACTERS_OF_PARAGRAPH = 1_500;
/** Words that only some chunks have, such as names and numbers, without which a vocabulary ends to grow. */
const RARE_WORDS_OF_PARAGRAPH = 4;

/**
 * Documents of any number, made of the sentences of a collection. Most words are as frequent as there, and rare words follow Zipf's
 * law. The same seed makes the same documents.
 */
export function* generatedDocuments({ docs }: Pick<Collection, 'docs'>, seed = 1): Generator<string> {
  const random = uniformNumbers(seed);
  const sentences = Object.values(docs).flatMap((text) =>
    text
      .replace(/\s+/g, ' ')
      .split(/(?<=[.?!]) /)
      .filter((sentence) => sentence.length > 20),
  );
  const sentence = () => sentences[Math.floor(random() * sentences.length)] ?? '';
  // The n-th most frequent of a million words has the share 1 / n.
  const rareWord = () => `${wordOf(Math.floor(1_000_000 ** random()))}`;
  const paragraph = () => {
    let text = '';
    while (text.length < CHARACTERS_OF_PARAGRAPH) text += `${sentence()} `;
    return `${text}${Array.from({ length: RARE_WORDS_OF_PARAGRAPH }, rareWord).join(' ')}.`;
  };
  for (;;) yield Array.from({ length: CHUNKS_OF_DOCUMENT }, paragraph).join('\n\n');
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A word of the number: a syllable for each of its digits to the base 70. */
function wordOf(number: number): string {
  let word = 'x';
  for (let rest = number; rest > 0; rest = Math.floor(rest / 70)) {
    word += `${CONSONANTS[rest % 14]}${VOWELS[Math.floor((rest % 70) / 14)]}`;
  }
  return word;
}

/** Numbers from 0 to below 1, by a 32-bit xorshift generator. */
function uniformNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
