import type { Resolvers } from '../../generated/backend.ts';
import { pageList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { getKnowledgeBase, knowledgeBasesById } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { chunksOfDocuments, listChunks } from './document-chunk.reads.ts';
import { documentContent } from './document-content.ts';
import { failureMessage } from './failure-codes.ts';
import {
  documentCounts,
  documentsById,
  documentsOfKnowledgeBases,
  getDocument,
  listDocuments,
} from './knowledge-base-document.reads.ts';
import {
  createDocument,
  createDocuments,
  deleteDocument,
  reprocessDocument,
} from './knowledge-base-document.service.ts';
import { shownWarning } from './warnings.ts';

export const knowledgeBaseDocumentResolvers: Resolvers = {
  Query: {
    knowledgeBaseDocument: (_, { knowledgeBaseId: kbId, documentId }, { rows, viewer }) =>
      getDocument(rows, viewer.deploymentId, kbId, documentId),
    listKnowledgeBaseDocuments: async (
      _,
      { knowledgeBaseId: kbId, page, perPage, status },
      { rows, viewer, loaders },
    ) => {
      await getKnowledgeBase(rows, viewer.deploymentId, kbId);
      return pageList(
        { page, perPage },
        async () => (await loaders.load(documentCounts, kbId, { filter: { status } })) ?? 0,
        (range) => listDocuments(rows, viewer.deploymentId, kbId, { filter: { status } }, range),
      );
    },
    listDocumentChunks: async (_, { knowledgeBaseId: kbId, documentId, page, perPage }, { rows, viewer }) => {
      const { id, chunkCount } = await getDocument(rows, viewer.deploymentId, kbId, documentId);
      return pageList(
        { page, perPage },
        async () => chunkCount,
        (range) => listChunks(rows, viewer.deploymentId, id, range),
      );
    },
    knowledgeBaseDocumentContent: (_, { knowledgeBaseId: kbId, documentId }, { rows, viewer }) =>
      documentContent(rows, viewer.deploymentId, kbId, documentId),
  },
  Mutation: {
    createKnowledgeBaseDocument: (_, { knowledgeBaseId: kbId, input }, ctx) => createDocument(ctx, kbId, input),
    createKnowledgeBaseDocuments: (_, { knowledgeBaseId: kbId, input }, ctx) => createDocuments(ctx, kbId, input),
    reprocessKnowledgeBaseDocument: (_, { knowledgeBaseId: kbId, documentId }, ctx) =>
      reprocessDocument(ctx, kbId, documentId),
    deleteKnowledgeBaseDocument: (_, { knowledgeBaseId: kbId, documentId }, ctx) =>
      deleted(documentId, deleteDocument(ctx, kbId, documentId)),
  },
  AiKnowledgeBase: {
    documents: ({ id }, { search, filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(documentsOfKnowledgeBases, id, { ...page, search, filter }), {
        total: async () => (await loaders.load(documentCounts, id, { search, filter })) ?? 0,
      }),
  },
  KnowledgeBaseDocument: {
    failureMessage: ({ failureCode }) => failureMessage(failureCode),
    warnings: ({ warnings }) => warnings.map(shownWarning),
    chunks: ({ id, chunkCount }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(chunksOfDocuments, id, page), { total: async () => chunkCount }),
    knowledgeBase: async ({ knowledgeBaseId }, _, { loaders }) =>
      (await loaders.load(knowledgeBasesById, knowledgeBaseId)) ?? null,
  },
  DocumentChunk: {
    document: async ({ documentId }, _, { loaders }) => (await loaders.load(documentsById, documentId)) ?? null,
  },
};
