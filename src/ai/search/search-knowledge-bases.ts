import type { KnowledgeBaseSearchLeg, OmittedSearchLeg } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import type { KnowledgeBaseSearchHitRow } from '../graph/rows.ts';
import { LEG_NAMES, type LegName } from '../legs/leg.ts';
import { type FusedBase, type FusedChunk, fuse, legsOf } from './fuse.ts';
import type { LegResults } from './search-legs.ts';
import type { SearchableBase } from './searched-bases.reads.ts';
import { type VisibleChunk, visibleChunks } from './visible-chunks.reads.ts';
import { legWeights, type SetWeights } from './weights.ts';

/** What to search for. */
export interface SearchCriteria {
  readonly query: string;
  readonly limit: number;
  readonly documentIds?: readonly string[] | null | undefined;
  readonly minScore?: number | null | undefined;
  readonly minRelevance?: number | null | undefined;
  readonly weights?: SetWeights | null | undefined;
  readonly groupBy?: 'DOCUMENT' | null | undefined;
}

export interface SearchResult {
  readonly data: readonly KnowledgeBaseSearchHitRow[];
  readonly legs: readonly KnowledgeBaseSearchLeg[];
  readonly omittedLegs: readonly OmittedSearchLeg[];
}

/**
 * How many chunks each leg finds in a knowledge base: enough for chunks that are good in one leg only, and for several chunks of
 * each document.
 */
const candidatesOf = (limit: number): number => Math.max(200, 10 * limit);

/**
 * Runs several searches for the same query, each over its own knowledge bases. All of them together take one statement for each
 * leg and one for the texts.
 */
export async function searchKnowledgeBases(
  ctx: Context,
  searches: readonly (readonly SearchableBase[])[],
  criteria: SearchCriteria,
): Promise<SearchResult[]> {
  const weighted = new Map<string, Searched>(
    searches.flat().map((base) => {
      const weights = legWeights(base, criteria.weights ?? {}, base.configuredWeights);
      return [base.id, { ...base, weights }] as const;
    }),
  );
  const { scores: legs, failures } = await runLegs(ctx, weighted, criteria);
  const groups = searches.map((bases) => bases.map(({ id }) => weighted.get(id)).filter((base) => base !== undefined));
  const { minScore, minRelevance } = criteria;
  const fused = groups.map((bases) =>
    fuse(bases, legs).filter(({ score, relevance }) => score >= (minScore ?? 0) && relevance >= (minRelevance ?? 0)),
  );
  const chunks = await resultsOf(ctx, fused, criteria);
  return groups.map((bases, at) => ({
    data: (chunks[at] ?? []).map((chunk) => ({
      ...chunk,
      query: criteria.query,
      language: weighted.get(chunk.knowledgeBaseId)?.language ?? 'simple',
    })),
    legs: legsOf(bases, legs).map((name) => LEG_OF_GRAPH[name]),
    omittedLegs: LEG_NAMES.filter((name) =>
      bases.some(({ id, weights }) => weights[name] > 0 && !legs.get(name)?.has(id)),
    ).map((name) => ({ leg: LEG_OF_GRAPH[name], reason: failures.get(name) ?? 'UNAVAILABLE' })),
  }));
}

const LEG_OF_GRAPH = { lexical: 'LEXICAL', vector: 'VECTOR', graph: 'GRAPH' } as const;

type Searched = SearchableBase & FusedBase;

/** Runs the legs with a weight. A knowledge base that none of them can search is searched by its words. */
async function runLegs(ctx: Context, bases: Map<string, Searched>, criteria: SearchCriteria): Promise<LegResults> {
  const request = {
    deploymentId: ctx.viewer.deploymentId,
    query: criteria.query,
    documentIds: criteria.documentIds ?? null,
    limit: candidatesOf(criteria.limit),
  };
  const all = [...bases.values()];
  const basesOf = (name: LegName) => all.filter(({ weights }) => weights[name] > 0);
  const results = await ctx.searchLegs(ctx, request, {
    lexical: basesOf('lexical'),
    vector: basesOf('vector'),
    graph: basesOf('graph'),
  });
  const { scores: legs, failures } = results;
  const left = all.filter(({ id, weights }) => !(weights.lexical > 0 || [...legs.values()].some((leg) => leg.has(id))));
  if (left.length === 0) return results;
  for (const base of left) bases.set(base.id, { ...base, weights: { ...base.weights, lexical: 1 } });
  const lexical = await ctx.searchLegs(ctx, request, { lexical: left, vector: [], graph: [] });
  const words = new Map([...(legs.get('lexical') ?? []), ...(lexical.scores.get('lexical') ?? [])]);
  return { scores: new Map([...legs, ['lexical', words]]), failures };
}

type Found = Omit<VisibleChunk, 'search'> & FusedChunk;

/** How many more candidates than results are read at first. */
const SPARE_CANDIDATES = 20;
/** How many candidates are read for each result when each document is returned once. */
const CHUNKS_OF_DOCUMENT = 3;
const GROWTH = 8;

/**
 * The best visible chunks of each search. Usually one statement: it reads some more candidates than results, and a further one
 * follows only if too many of them are not visible, or belong to the same documents.
 */
async function resultsOf(
  ctx: Context,
  searches: readonly (readonly FusedChunk[])[],
  { limit, groupBy }: SearchCriteria,
): Promise<Found[][]> {
  const oneOfEachDocument = groupBy === 'DOCUMENT';
  const results: Found[][] = searches.map(() => []);
  let pending = searches.map((list, at) => ({ list, at })).filter(({ list }) => list.length > 0);
  let size = limit * (oneOfEachDocument ? CHUNKS_OF_DOCUMENT : 1) + SPARE_CANDIDATES;
  while (pending.length > 0) {
    const candidates = pending.map(({ list }) => list.slice(0, size));
    const { deploymentId } = ctx.viewer;
    const found = await visibleChunks(ctx.rows, { deploymentId, searches: candidates, limit, oneOfEachDocument });
    const bySearch = Map.groupBy(found, ({ search }) => search);
    for (const [number, { list, at }] of pending.entries()) {
      const scored = new Map(list.slice(0, size).map((chunk) => [chunk.chunkId, chunk]));
      results[at] = (bySearch.get(number) ?? []).flatMap(({ search: _, ...chunk }) => {
        const scores = scored.get(chunk.chunkId);
        return scores === undefined ? [] : [{ ...chunk, ...scores }];
      });
    }
    pending = pending.filter(({ list, at }) => list.length > size && (results[at]?.length ?? 0) < limit);
    size *= GROWTH;
  }
  return results;
}
