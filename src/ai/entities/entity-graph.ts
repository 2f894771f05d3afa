/** The mentions of one chunk, as they are read from the database. */
export interface ChunkMentions {
  readonly chunkId: string;
  readonly documentId: string;
  readonly entityIds: readonly string[];
  readonly frequencies: readonly number[];
}

/** The longest frequency that counts. A chunk that repeats a word a hundred times is not more about it. */
const MAX_FREQUENCY = 255;
/** Estimates of what an entity and the entry of a word take in the maps, besides their characters. */
const ENTITY_BYTES = 140;
const PART_BYTES = 90;

/**
 * The entities and chunks of a knowledge base as a bipartite graph in typed arrays. Row `i` of a direction is the range from
 * `starts[i]` to `starts[i + 1]`.
 */
export interface EntityGraph {
  readonly chunkIds: readonly string[];
  readonly documentIds: readonly string[];
  readonly entityByKey: ReadonlyMap<string, number>;
  /** The entities of several words, by each of their words. */
  readonly entitiesByPart: ReadonlyMap<string, readonly number[]>;
  /** ln(1 + (N - n + 0.5) / (n + 0.5)): how much an entity says about the chunks that mention it. */
  readonly rarity: Float32Array;
  readonly chunks: { readonly starts: Uint32Array; readonly entities: Uint32Array; readonly weights: Float32Array };
  readonly entities: { readonly starts: Uint32Array; readonly chunks: Uint32Array; readonly frequencies: Uint8Array };
  /** An estimate of the memory that the graph takes. */
  readonly bytes: number;
}

/** Builds the graph. Mentions of entities without a key are left out: they were stored after the keys were read. */
export function buildEntityGraph(keys: ReadonlyMap<string, string>, mentions: readonly ChunkMentions[]): EntityGraph {
  const indexes = new Map<string, number>();
  const entityByKey = new Map<string, number>();
  const entitiesByPart = new Map<string, number[]>();
  let bytes = 0;
  const indexOf = (id: string): number | undefined => {
    const known = indexes.get(id);
    if (known !== undefined) return known;
    const key = keys.get(id);
    if (key === undefined) return undefined;
    const index = indexes.size;
    indexes.set(id, index);
    entityByKey.set(key, index);
    bytes += ENTITY_BYTES + 2 * key.length;
    const parts = key.split(' ');
    for (const part of parts.length > 1 ? new Set(parts) : []) {
      const sharing = entitiesByPart.get(part);
      if (sharing) sharing.push(index);
      else entitiesByPart.set(part, [index]);
      bytes += sharing ? 8 : PART_BYTES + 2 * part.length;
    }
    return index;
  };
  const total = mentions.reduce((sum, { entityIds }) => sum + entityIds.length, 0);
  const chunkStarts = new Uint32Array(mentions.length + 1);
  const chunkEntities = new Uint32Array(total);
  const chunkFrequencies = new Uint8Array(total);
  let end = 0;
  mentions.forEach(({ entityIds, frequencies }, chunk) => {
    entityIds.forEach((id, at) => {
      const entity = indexOf(id);
      if (entity === undefined) return;
      chunkEntities[end] = entity;
      chunkFrequencies[end] = Math.min(frequencies[at] ?? 1, MAX_FREQUENCY);
      end += 1;
    });
    chunkStarts[chunk + 1] = end;
  });
  const entities = transpose(indexes.size, chunkStarts, chunkEntities, chunkFrequencies);
  const rarity = new Float32Array(indexes.size);
  for (let entity = 0; entity < rarity.length; entity += 1) {
    const count = at(entities.starts, entity + 1) - at(entities.starts, entity);
    rarity[entity] = Math.log(1 + (mentions.length - count + 0.5) / (count + 0.5));
  }
  return {
    chunkIds: mentions.map(({ chunkId }) => chunkId),
    documentIds: mentions.map(({ documentId }) => documentId),
    entityByKey,
    entitiesByPart,
    rarity,
    chunks: {
      starts: chunkStarts,
      entities: chunkEntities,
      weights: chunkWeights(chunkStarts, chunkEntities, chunkFrequencies, rarity),
    },
    entities,
    bytes: bytes + 14 * total + 8 * rarity.length + 120 * mentions.length,
  };
}

/** The element of a typed array at an index within its bounds. */
export const at = (values: Uint32Array | Float32Array | Float64Array | Uint8Array, index: number): number =>
  values[index] as number;

/** The chunks of each entity, from the entities of each chunk. */
function transpose(count: number, chunkStarts: Uint32Array, chunkEntities: Uint32Array, chunkFrequencies: Uint8Array) {
  const size = at(chunkStarts, chunkStarts.length - 1);
  const starts = new Uint32Array(count + 1);
  for (let position = 0; position < size; position += 1) {
    const next = at(chunkEntities, position) + 1;
    starts[next] = at(starts, next) + 1;
  }
  for (let entity = 0; entity < count; entity += 1) starts[entity + 1] = at(starts, entity) + at(starts, entity + 1);
  const ends = starts.slice(0, count);
  const chunks = new Uint32Array(size);
  const frequencies = new Uint8Array(size);
  for (let chunk = 0; chunk + 1 < chunkStarts.length; chunk += 1) {
    for (let position = at(chunkStarts, chunk); position < at(chunkStarts, chunk + 1); position += 1) {
      const entity = at(chunkEntities, position);
      const target = at(ends, entity);
      chunks[target] = chunk;
      frequencies[target] = at(chunkFrequencies, position);
      ends[entity] = target + 1;
    }
  }
  return { starts, chunks, frequencies };
}

/** The probabilities of the step from a chunk to its entities: rare and frequent ones are more likely. */
function chunkWeights(
  starts: Uint32Array,
  entities: Uint32Array,
  frequencies: Uint8Array,
  rarity: Float32Array,
): Float32Array {
  const weights = new Float32Array(entities.length);
  for (let chunk = 0; chunk + 1 < starts.length; chunk += 1) {
    let sum = 0;
    for (let position = at(starts, chunk); position < at(starts, chunk + 1); position += 1) {
      const weight = (1 + Math.log(at(frequencies, position))) * at(rarity, at(entities, position));
      weights[position] = weight;
      sum += weight;
    }
    for (let position = at(starts, chunk); position < at(starts, chunk + 1); position += 1) {
      weights[position] = at(weights, position) / sum;
    }
  }
  return weights;
}
