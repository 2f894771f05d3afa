import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const ChunkVectorSchema = defineEntity({
  name: 'ChunkVector',
  tableName: 'chunk_vector',
  properties: {
    deploymentId: p.integer().primary(),
    indexId: p.bigint('string').primary(),
    chunkId: p.bigint('string').primary(),
    vector: p.array((text: string) => Number(text)),
  },
});

/** The vector of a chunk in one index, of length 1. */
export class ChunkVector extends ChunkVectorSchema.class {}
ChunkVectorSchema.setClass(ChunkVector);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    chunk_vector: TableOf<typeof ChunkVectorSchema>;
  }
}
