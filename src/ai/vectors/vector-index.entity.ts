import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const VectorIndexSchema = defineEntity({
  name: 'VectorIndex',
  tableName: 'vector_index',
  properties: {
    ...identityColumns,
    knowledgeBaseId: p.bigint('string'),
    kind: p.text().$type<'latent' | 'embedding'>(),
    /** The embedding model; null for latent vectors. */
    model: p.text().nullable(),
    /** The settings of the provider with which the model was last compared. */
    providerVersion: p.text().nullable(),
    /** Null until the first vector is known. */
    dimensions: p.integer().nullable(),
    status: p.text().$type<'building' | 'active' | 'retired'>(),
    /** Whether the model now returns other vectors. The index answers until another one replaces it. */
    isOutdated: p.boolean().default(false),
    /** The number of visible chunks when the latent vectors were learnt; 0 before. */
    builtChunkCount: p.integer().default(0),
    /** The number of its vectors, which the job counts. */
    vectorCount: p.integer().default(0),
    /** All visible chunks of documents that were changed before have vectors. Null until all chunks were looked at. */
    filledUntil: p.datetime(3).nullable(),
    /** Two chunks of an embedding model with a smaller cosine are not related; null for latent and for few vectors. */
    unrelatedCosine: p.double().$type<number>().nullable(),
    ...timestampColumns,
  },
});

/** The vectors of a knowledge base, all of one model. */
export class VectorIndex extends VectorIndexSchema.class {}
VectorIndexSchema.setClass(VectorIndex);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    vector_index: TableOf<typeof VectorIndexSchema>;
  }
}
