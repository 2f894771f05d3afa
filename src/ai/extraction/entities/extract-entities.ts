import type { ChunkEntity } from '../extract-document.ts';
import { cutText, entityKey, identifierKey } from './entity-key.ts';
import { identifiersIn } from './identifiers.ts';
import { STOP_WORDS } from './stop-words.ts';
import { type TextWord, textWords, unspacedWords } from './text-words.ts';

/** The largest number of entities of a chunk, and of each kind. */
export const MAX_ENTITIES = 24;
const MAX_OF_KIND: Readonly<Record<ChunkEntity['kind'], number>> = { identifier: 10, name: 12, heading: 2, term: 24 };
const MAX_NAME_WORDS = 4;
const MAX_HEADING_WORDS = 10;

/** Words within a name that are not capitalized, such as in "Bank of England". */
const NAME_PARTICLES = new Set(['of', 'de', 'van', 'von', 'der', 'da', 'du', 'la', 'al']);

interface Candidate {
  name: string;
  readonly key: string;
  readonly kind: ChunkEntity['kind'];
  frequency: number;
  score: number;
}

/**
 * The entities of a passage: identifiers, names, headings and terms, best first. Works without a model and without knowledge of
 * the language. Linear in the length of the text.
 */
export function extractEntities(text: string, headingPath: readonly string[]): ChunkEntity[] {
  const candidates = new Map<string, Candidate>();
  const add = (kind: ChunkEntity['kind'], name: string, key: string, weight: number) => {
    if (key.length < 2 || STOP_WORDS.has(key)) return;
    const known = candidates.get(key);
    if (known === undefined) {
      candidates.set(key, { name: cutText(name), key, kind, frequency: 1, score: weight });
    } else {
      known.frequency += 1;
      known.score += weight;
    }
  };
  const identifiers = [...identifiersIn(text)];
  for (const found of identifiers) add('identifier', found.text, identifierKey(found.text), 6);
  for (const heading of headingPath.slice(-MAX_OF_KIND.heading)) addHeading(heading, add);
  const words = textWords(maskSpans(text, identifiers));
  for (const { name, key } of namesIn(words)) add('name', name, key, 4);
  for (const { name, key, weight } of termsIn(words)) add('term', name, key, weight);
  for (const found of unspacedWords(text)) add('term', found.text, entityKey(found.text), 2);
  return best(candidates.values());
}

/** Replaces spans with commas, which divide phrases, so that the parts of an identifier are not entities as well. */
function maskSpans(text: string, spans: readonly { readonly text: string; readonly start: number }[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { text: span, start } of spans) {
    pieces.push(text.slice(end, start), ','.repeat(span.length));
    end = start + span.length;
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(end);
}

function addHeading(heading: string, add: (kind: 'heading', name: string, key: string, weight: number) => void) {
  const name = heading.slice(0, 400).trim().replace(/\s+/g, ' ');
  if (name.split(' ').length <= MAX_HEADING_WORDS) add('heading', name, entityKey(name), 5);
}

/** The best candidates, with at most so many of each kind. Equal scores are sorted by key, so that the result is stable. */
function best(candidates: Iterable<Candidate>): ChunkEntity[] {
  const counts = { identifier: 0, name: 0, heading: 0, term: 0 };
  const sorted = [...candidates].sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  const kept: ChunkEntity[] = [];
  for (const { name, key, kind, frequency } of sorted) {
    if (kept.length === MAX_ENTITIES) break;
    if (counts[kind]++ < MAX_OF_KIND[kind]) kept.push({ name, key, kind, frequency });
  }
  return kept;
}

/** Capitalized sequences and acronyms. A single capitalized word at the start of a sentence is none. */
function* namesIn(words: readonly TextWord[]): Generator<{ readonly name: string; readonly key: string }> {
  const isAllCapitals = words.filter(({ isUpperCase }) => isUpperCase).length > words.length * 0.4;
  const isName = (word: TextWord) => (word.isCapitalized || (word.isUpperCase && !isAllCapitals)) && !word.isStopWord;
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index];
    if (first === undefined || !isName(first)) continue;
    const sequence = [first];
    let last = index;
    while (sequence.length < MAX_NAME_WORDS) {
      const next = words[last + 1];
      if (next === undefined || next.beginsPhrase) break;
      const afterParticle = words[last + 2];
      if (isName(next)) {
        sequence.push(next);
        last += 1;
      } else if (
        afterParticle !== undefined &&
        NAME_PARTICLES.has(next.text) &&
        isName(afterParticle) &&
        !afterParticle.beginsPhrase
      ) {
        sequence.push(next, afterParticle);
        last += 2;
      } else break;
    }
    index = last;
    if (sequence.length === 1 && first.beginsSentence && !first.isUpperCase) continue;
    const name = sequence.map(({ text }) => text).join(' ');
    yield { name, key: entityKey(name) };
  }
}

/** Words and phrases of two or three words between function words and punctuation. */
function* termsIn(words: readonly TextWord[]) {
  let run: TextWord[] = [];
  for (const word of words) {
    const isContent = !word.isStopWord && /\p{L}{2}/u.test(word.text);
    if (run.length > 0 && (word.beginsPhrase || !isContent)) {
      yield* termsOfRun(run);
      run = [];
    }
    if (isContent) run.push(word);
  }
  yield* termsOfRun(run);
}

function* termsOfRun(run: readonly TextWord[]) {
  for (let index = 0; index < run.length; index += 1) {
    const word = run[index];
    const next = run[index + 1];
    if (word === undefined) continue;
    if (word.text.length >= 4) yield { name: word.text, key: word.key, weight: 1 };
    if (next === undefined) continue;
    yield { name: `${word.text} ${next.text}`, key: entityKey(`${word.text} ${next.text}`), weight: 0.9 };
    const third = run[index + 2];
    if (third !== undefined && run.length === 3) {
      const name = `${word.text} ${next.text} ${third.text}`;
      yield { name, key: entityKey(name), weight: 0.7 };
    }
  }
}
