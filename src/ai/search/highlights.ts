import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import { textSearchConfig } from '../lexical/languages.ts';
import { identifiersIn, searchTextOf, unspacedRuns } from '../lexical/search-text.ts';

/** A range of a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text and the query that found it. */
export interface HighlightedText {
  readonly text: string;
  readonly query: string;
  readonly language: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The stems of words by text search configuration. Texts of one knowledge base share most of their words. */
const stemsOfWords = new Map<string, LRUCache<string, readonly string[]>>();
const WORDS_OF_CONFIG = 20_000;

interface Word extends TextRange {
  readonly word: string;
}

/**
 * Finds the words of each text that the lexical leg regards as words of its query. Takes one statement for all texts, or none
 * when the stems of all words are known.
 */
export async function highlightsOf(ctx: Context, texts: readonly HighlightedText[]) {
  const wordsOf = texts.map(({ text }) => wordsIn(text));
  const queries = new Map(Array.from(new Set(texts.map(({ query }) => query)), (query) => [query, queryTerms(query)]));
  const needed = new Map<string, Set<string>>();
  for (const [at, { query, language }] of texts.entries()) {
    const config = textSearchConfig(language);
    const words = needed.get(config) ?? new Set();
    needed.set(config, words);
    for (const word of queries.get(query)?.words ?? []) words.add(word);
    for (const { word } of wordsOf[at] ?? []) words.add(word);
  }
  const stems = await readStems(ctx, needed);
  return new Map(
    texts.map((highlighted, at) => {
      const { text, query, language } = highlighted;
      const ofConfig = stems.get(textSearchConfig(language));
      const stemsOf = (word: string) => ofConfig?.get(word) ?? [];
      const { words, terms } = queries.get(query) as QueryTerms;
      const wanted = new Set(words.flatMap(stemsOf));
      const ranges = [
        ...(wordsOf[at] ?? []).filter(({ word }) => stemsOf(word).some((stem) => wanted.has(stem))),
        ...(terms.size === 0 ? [] : [...rangesOfTerms(text, terms)]),
      ];
      return [highlighted, merged(ranges)] as const;
    }),
  );
}

interface QueryTerms {
  readonly words: readonly string[];
  readonly terms: ReadonlySet<string>;
}

function queryTerms(query: string): QueryTerms {
  const { words, terms } = searchTextOf(query);
  return { words: [...new Set(words.split(' ').filter(Boolean))], terms: new Set(terms) };
}

function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    word: found.normalize('NFKC').toLowerCase(),
  }));
}

/** The identifiers, and the pairs of characters, that are terms of the query. */
function* rangesOfTerms(text: string, terms: ReadonlySet<string>): Generator<TextRange> {
  for (const { term, start, end } of identifiersIn(text)) {
    if (terms.has(term)) yield { start, end };
  }
  for (const { index, 0: run } of unspacedRuns(text)) {
    const characters = [...run];
    let start = index;
    for (const [at, character] of characters.entries()) {
      const next = characters[at + 1] ?? '';
      if (terms.has((character + next).normalize('NFKC'))) yield { start, end: start + character.length + next.length };
      else if (terms.has(character)) yield { start, end: start + character.length };
      start += character.length;
    }
  }
}

/** Orders the ranges and joins those that overlap. */
function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

type Stems = ReadonlyMap<string, readonly string[]>;

async function readStems(
  { rows }: Context,
  needed: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ReadonlyMap<string, Stems>> {
  const stems = new Map<string, Map<string, readonly string[]>>();
  const missing: { config: string; word: string }[] = [];
  for (const [config, words] of needed) {
    const known = cacheOf(config);
    const ofConfig = new Map<string, readonly string[]>();
    stems.set(config, ofConfig);
    for (const word of words) {
      const ofWord = known.get(word);
      if (ofWord === undefined) missing.push({ config, word });
      else ofConfig.set(word, ofWord);
    }
  }
  if (missing.length === 0) return stems;
  const { rows: found } = await sql<{ config: string; word: string; stems: string[] }>`
    select config, word, tsvector_to_array(to_tsvector(config::regconfig, word)) as stems
    from unnest(${missing.map(({ config }) => config)}::text[], ${missing.map(({ word }) => word)}::text[])
      as missing (config, word)`.execute(rows);
  for (const { config, word, stems: ofWord } of found) {
    stems.get(config)?.set(word, ofWord);
    cacheOf(config).set(word, ofWord);
  }
  return stems;
}

function cacheOf(config: string): LRUCache<string, readonly string[]> {
  let cache = stemsOfWords.get(config);
  if (cache === undefined) {
    cache = new LRUCache({ max: WORDS_OF_CONFIG });
    stemsOfWords.set(config, cache);
  }
  return cache;
}
