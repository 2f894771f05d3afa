import type { Resolvers, SearchKnowledgeBasesInput } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { chunksById } from '../documents/document-chunk.reads.ts';
import { documentsById } from '../documents/knowledge-base-document.reads.ts';
import { knowledgeBaseNotFound, knowledgeBasesById } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { highlightsOf } from './highlights.ts';
import { pageAt } from './passage-page.ts';
import { type SearchCriteria, type SearchResult, searchKnowledgeBases } from './search-knowledge-bases.ts';
import { countSearches } from './search-limit.ts';
import {
  basesOfOwner,
  knowledgeBaseInactive,
  namedBases,
  type SearchableBase,
  searchableBasesById,
} from './searched-bases.reads.ts';
import { assertUsableWeights } from './weights.ts';

export const knowledgeBaseSearchResolvers: Resolvers = {
  Query: {
    searchAiKnowledgeBase: (_, { knowledgeBaseId: kbId, input }, { loaders }) => {
      assertUsableWeights(input.weights, 'input.weights');
      return resultOf(loaders.load(searchEach, kbId, input));
    },
    searchAiKnowledgeBases: (_, { input }, ctx) => {
      assertUsableWeights(input.weights, 'input.weights');
      return searchTogether(ctx, input);
    },
  },
  AiKnowledgeBase: {
    search: ({ id }, args, { loaders }) => {
      assertUsableWeights(args.weights, 'weights');
      return resultOf(loaders.load(searchEach, id, args));
    },
  },
  KnowledgeBaseSearchHit: {
    highlights: async (hit, _, { loaders }) =>
      ((await loaders.load(highlightsOf, hit)) ?? []).map((range) => ({ ...range, page: pageAt(hit, range.start) })),
    chunk: async ({ chunkId }, _, { loaders }) => (await loaders.load(chunksById, chunkId)) ?? null,
    document: async ({ documentId }, _, { loaders }) => (await loaders.load(documentsById, documentId)) ?? null,
    knowledgeBase: async ({ knowledgeBaseId }, _, { loaders }) =>
      (await loaders.load(knowledgeBasesById, knowledgeBaseId)) ?? null,
  },
};

async function searchTogether(ctx: Context, input: SearchKnowledgeBasesInput): Promise<SearchResult> {
  const { rows, viewer } = ctx;
  const { knowledgeBaseIds, ...criteria } = input;
  const bases = knowledgeBaseIds
    ? await namedBases(rows, viewer.deploymentId, knowledgeBaseIds, input)
    : await basesOfOwner(rows, viewer.deploymentId, input);
  countSearches(ctx, bases.length);
  const [result] = await searchKnowledgeBases(ctx, [bases], criteria);
  return result ?? { data: [], legs: [], omittedLegs: [] };
}

/** Searches knowledge bases separately, but in the same statements. The value of one that cannot be searched is the error. */
async function searchEach(
  ctx: Context,
  ids: readonly string[],
  criteria: SearchCriteria,
): Promise<ReadonlyMap<string, SearchResult | Error>> {
  countSearches(ctx, ids.length);
  const bases = await searchableBasesById(ctx.rows, ctx.viewer.deploymentId, ids);
  const active = [...bases.values()].filter(({ isActive }) => isActive);
  const results = await searchKnowledgeBases(
    ctx,
    active.map((base) => [base]),
    criteria,
  );
  const found = new Map<string, SearchResult | Error>(active.map(({ id }, at) => [id, results[at] as SearchResult]));
  return new Map(ids.map((id) => [id, found.get(id) ?? errorOf(bases.get(id))]));
}

const errorOf = (base: SearchableBase | undefined): Error =>
  base === undefined ? knowledgeBaseNotFound() : knowledgeBaseInactive();

/** The loader rejects with a value that is an error. */
async function resultOf(loaded: Promise<SearchResult | Error | undefined>): Promise<SearchResult> {
  const result = await loaded;
  if (result === undefined || result instanceof Error) throw result ?? knowledgeBaseNotFound();
  return result;
}
