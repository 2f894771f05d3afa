import { pageList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { documentTotals, getKnowledgeBase } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import {
  countDocuments,
  documentsOfKnowledgeBases,
  getDocument,
  listDocuments,
} from './knowledge-base-document.reads.ts';
import { createDocument, deleteDocument } from './knowledge-base-document.service.ts';

export const knowledgeBaseDocumentResolvers: Resolvers = {
  Query: {
    knowledgeBaseDocument: (_, { kbId, documentId }, { rows, viewer }) =>
      getDocument(rows, viewer.deploymentId, kbId, documentId),
    knowledgeBaseDocuments: async (_, { kbId, page, perPage }, { rows, viewer }) => {
      await getKnowledgeBase(rows, viewer.deploymentId, kbId);
      return pageList(
        { page, perPage },
        () => countDocuments(rows, viewer.deploymentId, kbId),
        (range) => listDocuments(rows, viewer.deploymentId, kbId, range),
      );
    },
  },
  Mutation: {
    createKnowledgeBaseDocument: (_, { kbId, input }, ctx) => createDocument(ctx, kbId, input),
    deleteKnowledgeBaseDocument: (_, { kbId, documentId }, ctx) => deleteDocument(ctx, kbId, documentId),
  },
  AiKnowledgeBase: {
    documents: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(documentsOfKnowledgeBases, id, page), {
        total: async () => (await loaders.load(documentTotals, id))?.documentCount ?? 0,
      }),
  },
};
