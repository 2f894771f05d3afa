import { pageList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import {
  countKnowledgeBases,
  documentTotals,
  getKnowledgeBase,
  knowledgeBasesBehind,
  listKnowledgeBases,
} from './ai-knowledge-base.reads.ts';
import { createKnowledgeBase, deleteKnowledgeBase, updateKnowledgeBase } from './ai-knowledge-base.service.ts';

export const aiKnowledgeBaseResolvers: Resolvers = {
  Query: {
    aiKnowledgeBase: (_, { id: kbId }, { rows, viewer }) => getKnowledgeBase(rows, viewer.deploymentId, kbId),
    aiKnowledgeBases: (_, args, { rows, viewer }) =>
      pageList(
        args,
        () => countKnowledgeBases(rows, viewer.deploymentId, args),
        (range) => listKnowledgeBases(rows, viewer.deploymentId, args, range),
      ),
  },
  Mutation: {
    createAiKnowledgeBase: (_, { input }, ctx) => createKnowledgeBase(ctx, input),
    updateAiKnowledgeBase: (_, { id: kbId, input }, ctx) => updateKnowledgeBase(ctx, kbId, input),
    deleteAiKnowledgeBase: (_, { id: kbId }, ctx) => deleteKnowledgeBase(ctx, kbId),
  },
  Deployment: {
    knowledgeBases: (_, args, { rows, viewer: { deploymentId } }) =>
      connectionOf(args, (page) => knowledgeBasesBehind(rows, deploymentId, page), {
        total: () => countKnowledgeBases(rows, deploymentId),
      }),
  },
  AiKnowledgeBase: {
    documentCount: async ({ id }, _, { loaders }) => (await loaders.load(documentTotals, id))?.documentCount ?? 0,
    totalTokens: async ({ id }, _, { loaders }) => (await loaders.load(documentTotals, id))?.totalTokens ?? 0,
  },
};
