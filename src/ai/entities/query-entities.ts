import { entityKey } from '../extraction/entities/entity-key.ts';
import { extractEntities } from '../extraction/entities/extract-entities.ts';
import { textWords, unspacedWords } from '../extraction/entities/text-words.ts';
import { at, type EntityGraph } from './entity-graph.ts';

/** The weight of an entity that contains a word of the query, compared with one that the query names. */
const PART_WEIGHT = 0.3;
const MAX_PHRASE_WORDS = 4;
const MAX_SEEDS = 256;
/** The length of words in scripts without spaces, which the query is searched for. */
const MAX_UNSPACED_LENGTH = 8;

/** The keys of all names, identifiers, phrases and words that a query may mean. */
export function queryKeys(query: string): { readonly whole: ReadonlySet<string>; readonly words: ReadonlySet<string> } {
  const whole = new Set(extractEntities(query, []).map(({ key }) => key));
  const single = new Set<string>();
  const words = textWords(query);
  words.forEach((first, start) => {
    if (first.isStopWord) return;
    single.add(first.key);
    for (let count = 1; count <= MAX_PHRASE_WORDS; count += 1) {
      const phrase = words.slice(start, start + count);
      const last = phrase[count - 1];
      if (last === undefined || (count > 1 && last.beginsPhrase)) break;
      if (!last.isStopWord) whole.add(phrase.map(({ key }) => key).join(' '));
    }
  });
  for (const { text: run } of unspacedWords(query)) {
    for (let start = 0; start < run.length; start += 1) {
      for (let length = 2; length <= MAX_UNSPACED_LENGTH && start + length <= run.length; length += 1) {
        whole.add(entityKey(run.slice(start, start + length)));
      }
    }
  }
  return { whole, words: single };
}

/** The entities that a query names, and those that contain its words with less weight. Rare entities weigh more. */
export function findSeeds(graph: EntityGraph, query: string): Map<number, number> {
  const { whole, words } = queryKeys(query);
  const seeds = new Map<number, number>();
  const add = (entity: number, weight: number) => {
    const weighted = weight * Math.sqrt(at(graph.rarity, entity));
    if (weighted > (seeds.get(entity) ?? 0)) seeds.set(entity, weighted);
  };
  for (const key of whole) {
    const entity = graph.entityByKey.get(key);
    if (entity !== undefined) add(entity, 1);
  }
  for (const word of words) {
    const sharing = graph.entitiesByPart.get(word) ?? [];
    for (const entity of sharing) add(entity, PART_WEIGHT / Math.sqrt(sharing.length));
  }
  if (seeds.size <= MAX_SEEDS) return seeds;
  return new Map([...seeds].sort(([, a], [, b]) => b - a).slice(0, MAX_SEEDS));
}
