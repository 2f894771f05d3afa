import type { Context } from '../../platform/context.ts';
import { pageList } from '../../platform/database/page.ts';
import { connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import {
  countKnowledgeBases,
  documentTotals,
  getKnowledgeBase,
  type KnowledgeBaseCriteria,
  knowledgeBasePage,
  listKnowledgeBases,
} from './ai-knowledge-base.reads.ts';
import { createKnowledgeBase, deleteKnowledgeBase, updateKnowledgeBase } from './ai-knowledge-base.service.ts';

export const aiKnowledgeBaseResolvers: Resolvers = {
  Query: {
    aiKnowledgeBase: (_, { id: kbId }, { rows, viewer }) => getKnowledgeBase(rows, viewer.deploymentId, kbId),
    aiKnowledgeBases: (_, args, ctx) => knowledgeBasesConnection(ctx, args),
    listAiKnowledgeBases: (_, { page, perPage, isActive }, { rows, viewer: { deploymentId } }) =>
      pageList(
        { page, perPage },
        () => countKnowledgeBases(rows, deploymentId, { filter: { isActive } }),
        (range) => listKnowledgeBases(rows, deploymentId, { filter: { isActive } }, range),
      ),
  },
  Mutation: {
    createAiKnowledgeBase: (_, { input }, ctx) => createKnowledgeBase(ctx, input),
    updateAiKnowledgeBase: (_, { id: kbId, input }, ctx) => updateKnowledgeBase(ctx, kbId, input),
    deleteAiKnowledgeBase: (_, { id: kbId }, ctx) => deleteKnowledgeBase(ctx, kbId),
  },
  Deployment: { knowledgeBases: (_, args, ctx) => knowledgeBasesConnection(ctx, args) },
  AiKnowledgeBase: {
    documentCount: async ({ id }, _, { loaders }) => (await loaders.load(documentTotals, id))?.documentCount ?? 0,
    totalTokens: async ({ id }, _, { loaders }) => (await loaders.load(documentTotals, id))?.totalTokens ?? 0,
  },
};

function knowledgeBasesConnection({ rows, viewer: { deploymentId } }: Context, args: PageArgs & KnowledgeBaseCriteria) {
  return connectionOf(args, (page) => knowledgeBasePage(rows, deploymentId, args, page), {
    total: () => countKnowledgeBases(rows, deploymentId, args),
  });
}
