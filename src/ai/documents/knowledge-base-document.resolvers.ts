import { pageList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { getKnowledgeBase, knowledgeBasesById } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import {
  documentCounts,
  documentsOfKnowledgeBases,
  getDocument,
  listDocuments,
} from './knowledge-base-document.reads.ts';
import { createDocument, deleteDocument } from './knowledge-base-document.service.ts';

export const knowledgeBaseDocumentResolvers: Resolvers = {
  Query: {
    knowledgeBaseDocument: (_, { kbId, documentId }, { rows, viewer }) =>
      getDocument(rows, viewer.deploymentId, kbId, documentId),
    listKnowledgeBaseDocuments: async (_, { kbId, page, perPage }, { rows, viewer, loaders }) => {
      await getKnowledgeBase(rows, viewer.deploymentId, kbId);
      return pageList(
        { page, perPage },
        async () => (await loaders.load(documentCounts, kbId, {})) ?? 0,
        (range) => listDocuments(rows, viewer.deploymentId, kbId, range),
      );
    },
  },
  Mutation: {
    createKnowledgeBaseDocument: (_, { kbId, input }, ctx) => createDocument(ctx, kbId, input),
    deleteKnowledgeBaseDocument: (_, { kbId, documentId }, ctx) => deleteDocument(ctx, kbId, documentId),
  },
  AiKnowledgeBase: {
    documents: ({ id }, { search, filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(documentsOfKnowledgeBases, id, { ...page, search, filter }), {
        total: async () => (await loaders.load(documentCounts, id, { search, filter })) ?? 0,
      }),
  },
  KnowledgeBaseDocument: {
    knowledgeBase: async ({ knowledgeBaseId }, _, { loaders }) =>
      (await loaders.load(knowledgeBasesById, knowledgeBaseId)) ?? null,
  },
};
