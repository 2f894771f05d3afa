import { at, type EntityGraph } from './entity-graph.ts';

/** The share of the rank that each step returns to the entities of the query. */
export const RESTART = 0.3;
/** Related entities are at most two chunks away from an entity of the query. */
const HOPS = 2;
/**
 * Entities and chunks with a smaller rank do not pass it on. This bounds the work, and an entity that thousands of chunks mention
 * relates none of them.
 */
const MIN_PASSED_RANK = 5e-4;
/** Entities with a smaller rank do not count for the score of a chunk. */
const MIN_SCORED_RANK = 1e-4;

/**
 * Personalized PageRank: the rank of each entity after steps from entities to chunks that mention them and back. It starts from
 * the seeds, whose weights need not add up to 1.
 */
export function rankEntities(
  graph: EntityGraph,
  seeds: ReadonlyMap<number, number>,
  { restart = RESTART, hops = HOPS } = {},
): Float64Array {
  const { chunks, entities, rarity } = graph;
  const start = new Float64Array(rarity.length);
  let sum = 0;
  for (const weight of seeds.values()) sum += weight;
  for (const [entity, weight] of seeds) start[entity] = weight / sum;
  let rank = start;
  for (let hop = 0; hop < hops; hop += 1) {
    const ofChunks = new Float64Array(graph.chunkIds.length);
    for (let entity = 0; entity < rank.length; entity += 1) {
      if (at(rank, entity) < MIN_PASSED_RANK) continue;
      const [from, to] = [at(entities.starts, entity), at(entities.starts, entity + 1)];
      let total = 0;
      for (let position = from; position < to; position += 1) total += at(entities.frequencies, position);
      const share = at(rank, entity) / total;
      for (let position = from; position < to; position += 1) {
        const chunk = at(entities.chunks, position);
        ofChunks[chunk] = at(ofChunks, chunk) + share * at(entities.frequencies, position);
      }
    }
    const next = start.map((value) => restart * value);
    for (let chunk = 0; chunk < ofChunks.length; chunk += 1) {
      if (at(ofChunks, chunk) < MIN_PASSED_RANK) continue;
      const share = (1 - restart) * at(ofChunks, chunk);
      for (let position = at(chunks.starts, chunk); position < at(chunks.starts, chunk + 1); position += 1) {
        const entity = at(chunks.entities, position);
        next[entity] = at(next, entity) + share * at(chunks.weights, position);
      }
    }
    rank = next;
  }
  return rank;
}

/** How quickly further mentions in a chunk add less to its score, as in BM25. */
const SATURATION = 1.2;

/** The score of each chunk: the ranks of the entities that it mentions, weighted by how rare they are. */
export function scoreChunks({ chunkIds, entities, rarity }: EntityGraph, rank: Float64Array): Float64Array {
  const scores = new Float64Array(chunkIds.length);
  for (let entity = 0; entity < rank.length; entity += 1) {
    if (at(rank, entity) < MIN_SCORED_RANK) continue;
    const weight = at(rank, entity) * Math.sqrt(at(rarity, entity));
    for (let position = at(entities.starts, entity); position < at(entities.starts, entity + 1); position += 1) {
      const frequency = at(entities.frequencies, position);
      const chunk = at(entities.chunks, position);
      scores[chunk] = at(scores, chunk) + (weight * frequency) / (frequency + SATURATION);
    }
  }
  return scores;
}
