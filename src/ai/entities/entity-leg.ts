import type { Services } from '../../platform/context.ts';
import type { Leg, ScoredChunk } from '../legs/leg.ts';
import { bestChunks } from './best-chunks.ts';
import { GraphCache } from './graph-cache.ts';
import { loadEntityGraph } from './load-graph.ts';
import { rankEntities, scoreChunks } from './page-rank.ts';
import { findSeeds } from './query-entities.ts';

/** A knowledge base with more chunks has no graph leg: its graph would not fit into the memory below. */
export const MAX_GRAPH_CHUNKS = 100_000;
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_WAIT_MS = 2_000;

/** One cache for each service of the process. */
const caches = new WeakMap<Services['database'], GraphCache>();

function cacheOf({ database }: Pick<Services, 'database'>): GraphCache {
  let cache = caches.get(database);
  if (cache === undefined) {
    const load = (deploymentId: number, knowledgeBaseId: string) =>
      loadEntityGraph(database.rows, deploymentId, knowledgeBaseId);
    cache = new GraphCache({ maxBytes: MAX_BYTES, maxWaitMs: MAX_WAIT_MS, load });
    caches.set(database, cache);
  }
  return cache;
}

/**
 * Finds chunks that mention entities of the query, and entities that are related to them. A knowledge base that is too large, or
 * whose graph is still being read, has no entry.
 */
export const entityLeg: Leg = async (services, { deploymentId, bases, query, documentIds, limit }) => {
  const documents = documentIds && new Set(documentIds);
  const cache = cacheOf(services);
  const found = new Map<string, readonly ScoredChunk[]>();
  await Promise.all(
    bases.map(async ({ id, chunkCount, indexVersion }) => {
      if (chunkCount > MAX_GRAPH_CHUNKS) return;
      const graph = await cache.get(deploymentId, id, indexVersion);
      if (graph === null) return;
      const seeds = findSeeds(graph, query);
      const scores = seeds.size === 0 ? new Float64Array() : scoreChunks(graph, rankEntities(graph, seeds));
      found.set(
        id,
        bestChunks(graph, scores, limit, (documentId) => documents === null || documents.has(documentId)),
      );
    }),
  );
  return found;
};
