import type { Resolvers } from '../../generated/backend.ts';
import type { Resolvers as CommonResolvers } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { chunksById } from '../documents/document-chunk.reads.ts';
import { documentsById } from '../documents/knowledge-base-document.reads.ts';
import { knowledgeBasesById } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { highlightsOf } from './highlights.ts';
import { pageAt } from './passage-page.ts';
import type { SearchCriteria } from './search-knowledge-bases.ts';
import { serverOf } from './searched-bases.reads.ts';
import { resultOf, searchSeparately, searchTogether } from './searches.ts';
import { assertUsableWeights } from './weights.ts';

export const knowledgeBaseSearchResolvers: Resolvers = {
  Query: {
    searchAiKnowledgeBase: (_, { knowledgeBaseId: kbId, input }, { loaders }) => {
      assertUsableWeights(input.weights, 'input.weights');
      return resultOf(loaders.load(searchEach, kbId, input));
    },
    searchAiKnowledgeBases: (_, { input }, ctx) => {
      assertUsableWeights(input.weights, 'input.weights');
      return searchTogether(ctx, serverOf(ctx), input);
    },
  },
  AiKnowledgeBase: {
    search: ({ id }, args, { loaders }) => {
      assertUsableWeights(args.weights, 'weights');
      return resultOf(loaders.load(searchEach, id, args));
    },
  },
  KnowledgeBaseSearchHit: {
    chunk: async ({ chunkId }, _, { loaders }) => (await loaders.load(chunksById, chunkId)) ?? null,
    document: async ({ documentId }, _, { loaders }) => (await loaders.load(documentsById, documentId)) ?? null,
    knowledgeBase: async ({ knowledgeBaseId }, _, { loaders }) =>
      (await loaders.load(knowledgeBasesById, knowledgeBaseId)) ?? null,
  },
};

/** Of the passages on both hosts. */
export const searchHitResolvers: CommonResolvers = {
  KnowledgeBaseSearchHit: {
    highlights: async (hit, _, { loaders }) =>
      ((await loaders.load(highlightsOf, hit)) ?? []).map((range) => ({ ...range, page: pageAt(hit, range.start) })),
  },
};

const searchEach = (ctx: Context, ids: readonly string[], criteria: SearchCriteria) =>
  searchSeparately(ctx, serverOf(ctx), ids, criteria);
