import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const KnowledgeEntitySchema = defineEntity({
  name: 'KnowledgeEntity',
  tableName: 'knowledge_entity',
  properties: {
    ...identityColumns,
    knowledgeBaseId: p.bigint('string'),
    /** The normalized name, unique in the knowledge base. */
    key: p.text(),
    name: p.text(),
    kind: p.text(),
    createdAt: p.datetime(3),
  },
});

/** A name, identifier or term that chunks of a knowledge base mention. */
export class KnowledgeEntity extends KnowledgeEntitySchema.class {}
KnowledgeEntitySchema.setClass(KnowledgeEntity);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    knowledge_entity: TableOf<typeof KnowledgeEntitySchema>;
  }
}
