import { entityKey, identifierKey, MAX_NAME_LENGTH } from '../extraction/entities/entity-key.ts';
import type { ChunkEntity } from '../extraction/extract-document.ts';
import { MAX_LABEL_LENGTH, MAX_MODEL_ENTITIES, MAX_MODEL_RELATIONS } from './extraction-prompt.ts';

/** What a model has read in one passage. Relations name their entities by key. */
export interface PassageGraph {
  readonly entities: readonly ChunkEntity[];
  readonly relations: readonly { readonly source: string; readonly target: string; readonly label: string }[];
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The graphs of the passages by index. Passages that the response lacks have no entry; a response that is not as requested has
 * none at all. Entities that the text of the passage does not contain are dropped, with their relations.
 */
export function readExtraction(response: string, texts: readonly string[]): Map<number, PassageGraph> {
  const graphs = new Map<number, PassageGraph>();
  for (const passage of objects(jsonIn(response)?.['passages'])) {
    const index = passage['index'];
    const text = typeof index === 'number' ? texts[index] : undefined;
    if (text === undefined || !Array.isArray(passage['entities']) || !Array.isArray(passage['relations'])) continue;
    graphs.set(index as number, passageGraph(passage, text));
  }
  return graphs;
}

/** The JSON object of a response, which some models put into a code block. */
function jsonIn(response: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(response.slice(response.indexOf('{'), response.lastIndexOf('}') + 1));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function passageGraph(passage: Json, text: string): PassageGraph {
  const searchable = fold(text);
  const byKey = new Map<string, ChunkEntity>();
  for (const { name, kind } of objects(passage['entities'])) {
    if (byKey.size === MAX_MODEL_ENTITIES) break;
    const written = clean(name, MAX_NAME_LENGTH);
    const frequency = written === null ? 0 : searchable.split(fold(written)).length - 1;
    if (written === null || frequency === 0) continue;
    const key = keyOf(written, kind);
    if (key !== '' && !byKey.has(key)) byKey.set(key, { name: written, key, kind: kindOf(kind), frequency });
  }
  const entities = [...byKey.values()];
  const keyByName = new Map(entities.map(({ name, key }) => [fold(name), key]));
  const relations = new Map<string, PassageGraph['relations'][number]>();
  for (const relation of objects(passage['relations'])) {
    if (relations.size === MAX_MODEL_RELATIONS) break;
    const [source, target] = [relation['source'], relation['target']].map((name) => {
      const written = clean(name, MAX_NAME_LENGTH);
      return written === null ? undefined : keyByName.get(fold(written));
    });
    const label = clean(relation['label'], MAX_LABEL_LENGTH);
    if (source === undefined || target === undefined || source === target || label === null) continue;
    relations.set(JSON.stringify([source, target, label]), { source, target, label });
  }
  return { entities, relations: [...relations.values()] };
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const kindOf = (kind: unknown): ChunkEntity['kind'] => (kind === 'identifier' || kind === 'term' ? kind : 'name');

const keyOf = (name: string, kind: unknown): string => (kind === 'identifier' ? identifierKey(name) : entityKey(name));

/** Compares names with the text, whose lines may be divided elsewhere. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** A text of the response on one line, without control characters; null for one that is empty or too long. */
function clean(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  const cleaned = value.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return cleaned === '' ? null : cleaned;
}
