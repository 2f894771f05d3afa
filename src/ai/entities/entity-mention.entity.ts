import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const EntityMentionSchema = defineEntity({
  name: 'EntityMention',
  tableName: 'entity_mention',
  properties: {
    deploymentId: p.integer().primary(),
    knowledgeBaseId: p.bigint('string').primary(),
    entityId: p.bigint('string').primary(),
    chunkId: p.bigint('string').primary(),
    frequency: p.integer(),
  },
});

/** How often a chunk mentions an entity. */
export class EntityMention extends EntityMentionSchema.class {}
EntityMentionSchema.setClass(EntityMention);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    entity_mention: TableOf<typeof EntityMentionSchema>;
  }
}
