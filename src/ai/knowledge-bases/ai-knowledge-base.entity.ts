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
    /** Whether users may search it on the deployment host, besides servers and AI agents. */
    isSearchableByUsers: p.boolean().default(false),
    /** The customer that it belongs to; both null for the deployment's own. A workspace's organization is set as well. */
    organizationId: p.bigint('string').nullable(),
    workspaceId: p.bigint('string').nullable(),
    /** A text search configuration of PostgreSQL, such as `english`. */
    language: p.text().default('english'),
    /** The chat model that extracts entities; null for extraction without a model. */
    extractionModel: p.text().nullable(),
    /** The weights of the legs; null for the default of the type. */
    lexicalWeight: p.double().$type<number>().nullable(),
    vectorWeight: p.double().$type<number>().nullable(),
    graphWeight: p.double().$type<number>().nullable(),
    /** The number of chunks that searches see, and of their lexemes. */
    chunkCount: p.integer().default(0),
    lexemeCount: p.bigint('number').default(0),
    /** Increases whenever the searchable chunks, their vectors or their entities change. Caches compare it. */
    indexVersion: p.bigint('number').default(0),
    /** Incremented by a trigger of the table with each change of a column that people edit. */
    version: p.integer().default(1),
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
