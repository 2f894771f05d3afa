import type { Resolvers } from '../../../generated/deployment.ts';
import type { Context } from '../../../platform/context.ts';
import { searchableBasesOfUser, searchingUser } from '../../knowledge-bases/deployment/ai-knowledge-base.reads.ts';
import type { SearchCriteria } from '../search-knowledge-bases.ts';
import { resultOf, searchSeparately, searchTogether } from '../searches.ts';
import { assertUsableWeights } from '../weights.ts';

export const userSearchResolvers: Resolvers = {
  Query: {
    searchAiKnowledgeBase: (_, { knowledgeBaseId: kbId, input }, { loaders }) => {
      assertUsableWeights(input.weights, 'input.weights');
      return resultOf(loaders.load(searchEachForUser, kbId, input));
    },
    searchAiKnowledgeBases: (_, { input }, ctx) => {
      assertUsableWeights(input.weights, 'input.weights');
      return searchTogether(ctx, searchingUser(ctx), input);
    },
  },
  AiKnowledgeBase: {
    search: ({ id }, args, { loaders }) => {
      assertUsableWeights(args.weights, 'weights');
      return resultOf(loaders.load(searchEachForUser, id, args));
    },
  },
  KnowledgeBaseSearchHit: {
    knowledgeBase: async ({ knowledgeBaseId }, _, { loaders }) =>
      (await loaders.load(searchableBasesOfUser, knowledgeBaseId)) ?? null,
  },
};

const searchEachForUser = (ctx: Context, ids: readonly string[], criteria: SearchCriteria) =>
  searchSeparately(ctx, searchingUser(ctx), ids, criteria);
