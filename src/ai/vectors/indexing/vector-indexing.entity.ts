import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../../platform/database/tables.ts';

export const VectorIndexingSchema = defineEntity({
  name: 'VectorIndexing',
  tableName: 'vector_indexing',
  properties: {
    deploymentId: p.integer().primary(),
    knowledgeBaseId: p.bigint('string').primary(),
    /** The run that indexes the knowledge base, until its lease ends. */
    claimedBy: p.text().nullable(),
    claimedUntil: p.datetime(3).nullable(),
    /** Whether another job was started meanwhile, so that the run looks again. */
    isRequested: p.boolean().default(false),
    /** The index version of the knowledge base, and the embedding model, for which all vectors were last found. */
    checkedVersion: p.bigint('number').nullable(),
    checkedModel: p.text().nullable(),
    /** Why the last run failed; null when it did not. */
    failure: p.text().nullable(),
  },
});

/** The state of indexing the vectors of a knowledge base. */
export class VectorIndexing extends VectorIndexingSchema.class {}
VectorIndexingSchema.setClass(VectorIndexing);

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    vector_indexing: TableOf<typeof VectorIndexingSchema>;
  }
}
