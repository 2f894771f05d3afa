import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const StatedRelationSchema = defineEntity({
  name: 'StatedRelation',
  tableName: 'stated_relation',
  properties: {
    deploymentId: p.integer().primary(),
    knowledgeBaseId: p.bigint('string').primary(),
    sourceId: p.bigint('string').primary(),
    targetId: p.bigint('string').primary(),
    label: p.text().primary(),
    chunkId: p.bigint('string').primary(),
  },
});

/** A relation between two entities that a model read in a chunk. */
export class StatedRelation extends StatedRelationSchema.class {}
StatedRelationSchema.setClass(StatedRelation);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    stated_relation: TableOf<typeof StatedRelationSchema>;
  }
}
