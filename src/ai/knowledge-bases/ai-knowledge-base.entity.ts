import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const AiKnowledgeBaseSchema = defineEntity({
  name: 'AiKnowledgeBase',
  tableName: 'ai_knowledge_base',
  properties: {
    ...identityColumns,
    name: p.text(),
    description: p.text().nullable(),
    type: p.text().$type<'vector' | 'graph' | 'hybrid'>(),
    embeddingModel: p.text().nullable(),
    isActive: p.boolean().default(true),
    ...timestampColumns,
  },
});

export class AiKnowledgeBase extends AiKnowledgeBaseSchema.class {}
AiKnowledgeBaseSchema.setClass(AiKnowledgeBase);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_knowledge_base: TableOf<typeof AiKnowledgeBaseSchema>;
  }
}
