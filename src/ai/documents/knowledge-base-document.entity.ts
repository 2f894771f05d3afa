import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { AiKnowledgeBase } from '../knowledge-bases/ai-knowledge-base.entity.ts';

export const KnowledgeBaseDocumentSchema = defineEntity({
  name: 'KnowledgeBaseDocument',
  tableName: 'knowledge_base_document',
  properties: {
    ...identityColumns,
    knowledgeBaseId: () => p.manyToOne(AiKnowledgeBase).mapToPk().fieldName('knowledge_base_id'),
    name: p.text(),
    type: p.text().$type<'txt' | 'md' | 'html' | 'pdf' | 'docx'>(),
    size: p.bigint('number'),
    tokenCount: p.integer().nullable(),
    status: p.text().$type<'pending' | 'processing' | 'ready' | 'failed'>(),
    sha256: p.text(),
    ...timestampColumns,
  },
});

export class KnowledgeBaseDocument extends KnowledgeBaseDocumentSchema.class {}
KnowledgeBaseDocumentSchema.setClass(KnowledgeBaseDocument);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    knowledge_base_document: TableOf<typeof KnowledgeBaseDocumentSchema>;
  }
}
