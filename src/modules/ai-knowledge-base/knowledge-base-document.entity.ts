import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { AiKnowledgeBase } from './ai-knowledge-base.entity.ts';

export const KnowledgeBaseDocumentSchema = defineEntity({
  name: 'KnowledgeBaseDocument',
  tableName: 'knowledge_base_document',
  properties: {
    ...identified,
    knowledgeBaseId: () => p.manyToOne(AiKnowledgeBase).mapToPk().fieldName('knowledge_base_id'),
    name: p.text(),
    type: p.text().$type<'txt' | 'md' | 'html' | 'pdf' | 'docx'>(),
    size: p.bigint('number'),
    tokenCount: p.integer().nullable(),
    status: p.text().$type<'pending' | 'processing' | 'ready' | 'failed'>(),
    sha256: p.text(),
    ...stamped,
  },
});

export class KnowledgeBaseDocument extends KnowledgeBaseDocumentSchema.class {}
KnowledgeBaseDocumentSchema.setClass(KnowledgeBaseDocument);
