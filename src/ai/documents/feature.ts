import type { Feature } from '../../platform/feature.ts';
import { chunksById } from './document-chunk.reads.ts';
import { DocumentPartSchema } from './document-part.entity.ts';
import { createKnowledgeBaseDocument } from './document-upload.ts';
import { KnowledgeBaseDocumentSchema } from './knowledge-base-document.entity.ts';
import { documentsById } from './knowledge-base-document.reads.ts';
import { knowledgeBaseDocumentResolvers } from './knowledge-base-document.resolvers.ts';
import { Migration031SearchQuality } from './migrations/031-search-quality.ts';

/** Documents of knowledge bases. */
export const knowledgeBaseDocumentsFeature: Feature = {
  entities: [DocumentPartSchema, KnowledgeBaseDocumentSchema],
  migrations: [{ name: '031-search-quality', class: Migration031SearchQuality }],
  resourceNames: { knowledge_base_document: { column: 'name', field: 'name' } },
  resolvers: { backend: [knowledgeBaseDocumentResolvers] },
  events: [
    {
      name: 'knowledge_base_document.ready',
      description: 'A document was read and can be used.',
      scope: 'ai_knowledge_bases:read',
      resourceType: 'knowledge_base_document',
    },
    {
      name: 'knowledge_base_document.failed',
      description: 'A document could not be read.',
      scope: 'ai_knowledge_bases:read',
      resourceType: 'knowledge_base_document',
    },
  ],
  nodes: {
    backend: [
      {
        table: 'knowledge_base_document',
        typeName: 'KnowledgeBaseDocument',
        scope: 'ai_knowledge_bases:read',
        byId: documentsById,
      },
      { table: 'document_chunk', typeName: 'DocumentChunk', scope: 'ai_knowledge_bases:read', byId: chunksById },
    ],
  },
  eventResources: {
    knowledge_base_document: {
      omittedFields: ['sourceUrl', 'pageCount', 'chunkCount', 'progress', 'failureMessage', 'warnings'],
    },
  },
  uploads: { createKnowledgeBaseDocument },
};
