import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const ChunkPostingSchema = defineEntity({
  name: 'ChunkPosting',
  tableName: 'chunk_posting',
  properties: {
    deploymentId: p.integer().primary(),
    knowledgeBaseId: p.bigint('string').primary(),
    term: p.text().primary(),
    chunkId: p.bigint('string').primary(),
    frequency: p.integer(),
    /** The length of the chunk, repeated here so that a search reads only this index. */
    lexemeCount: p.integer(),
  },
});

/** How often a recent chunk contains a term. A job moves it into a block: see compact-postings.ts. */
export class ChunkPosting extends ChunkPostingSchema.class {}
ChunkPostingSchema.setClass(ChunkPosting);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    chunk_posting: TableOf<typeof ChunkPostingSchema>;
  }
}
