import type { Services } from '../../../platform/context.ts';
import type { Leg, LegRequest, ScoredChunk } from '../../legs/leg.ts';
import { lexicalLeg } from '../../lexical/lexical-leg.ts';
import { searchWithPgvector } from '../pgvector/pgvector-search.ts';
import { type EncodedQuery, encodeQuery, type QueryVectors } from './query-vectors.ts';
import { rescoreChunks } from './rescore-chunks.ts';
import { type SearchedIndex, searchedIndexes } from './searched-indexes.ts';

/** The chunks of the lexical leg that are scored when a knowledge base is too large to be searched in memory, or not read yet. */
const RESCORED_CHUNKS = 500;

/**
 * Finds chunks whose vectors are similar to that of the query. The score is the cosine, above 0, and the relevance is derived from it.
 * A knowledge base has no entry while it has no vectors, and when the provider does not return the vector of the query.
 */
export const vectorLeg: Leg = async (services, request) => {
  const indexes = await searchedIndexes(services.database.rows, request);
  if (indexes.length === 0) return new Map();
  const encoded = await encodeQuery(services, request, indexes);
  const { vectors } = encoded;
  const searched = indexes.filter(({ id }) => vectors.has(id));
  if (searched.length === 0) return new Map();
  const scores = services.vectorSearch.hasPgvector
    ? await searchWithPgvector(services.database.rows, request, searched, vectors)
    : await searchInMemory(services, request, searched, vectors);
  return new Map(
    searched.map((index) => {
      const relevanceOf = relevanceIn(index, encoded);
      const chunks = scores.get(index.id) ?? [];
      return [index.base.id, chunks.map((chunk) => ({ ...chunk, relevance: relevanceOf(chunk.score) }))];
    }),
  );
};

/**
 * The relevance of a cosine. In latent vectors, terms that the knowledge base does not know are missing in the vector of the query, so
 * that its cosine counts less. The cosines of embedding models begin at that of unrelated chunks.
 */
function relevanceIn({ id, kind, unrelatedCosine }: SearchedIndex, { knownShares }: EncodedQuery) {
  if (kind === 'latent') {
    const known = (knownShares.get(id) ?? 0) ** 2;
    return (cosine: number) => Math.min(known * cosine, 1);
  }
  const unrelated = unrelatedCosine ?? 0;
  return (cosine: number) => Math.min(Math.max((cosine - unrelated) / (1 - unrelated), 0), 1);
}

/** Searches the cached vectors. Of indexes that are not in the cache, scores the chunks that contain words of the query. */
async function searchInMemory(
  services: Services,
  request: LegRequest,
  indexes: readonly SearchedIndex[],
  vectors: QueryVectors,
): Promise<Map<string, readonly ScoredChunk[]>> {
  const { cache } = services.vectorSearch;
  const cached = await Promise.all(indexes.map((index) => (cache.accepts(index) ? cache.get(index) : null)));
  const scores = new Map<string, readonly ScoredChunk[]>();
  for (const [at, { id }] of indexes.entries()) {
    const found = cached[at]?.search(vectors.get(id) as Float32Array, request.documentIds, request.limit);
    if (found !== undefined) scores.set(id, found);
  }
  const large = indexes.filter(({ id }) => !scores.has(id));
  if (large.length > 0) {
    const bases = large.map(({ base }) => base);
    const candidates = await lexicalLeg(services, { ...request, bases, limit: RESCORED_CHUNKS });
    const rescored = await rescoreChunks(services.database.rows, large, vectors, candidates, request.limit);
    for (const [id, chunks] of rescored) scores.set(id, chunks);
  }
  return scores;
}
