import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const PostingBlockSchema = defineEntity({
  name: 'PostingBlock',
  tableName: 'posting_block',
  properties: {
    deploymentId: p.integer().primary(),
    knowledgeBaseId: p.bigint('string').primary(),
    term: p.text().primary(),
    /** The block has the postings of chunks from this id to the next block of the term. */
    firstChunkId: p.bigint('string').primary(),
    postingCount: p.integer(),
    /** As of posting-records.ts. */
    postings: p.blob(),
  },
});

/** The postings of a term in many chunks. The block of a recent chunk is written later: see compact-postings.ts. */
export class PostingBlock extends PostingBlockSchema.class {}
PostingBlockSchema.setClass(PostingBlock);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    posting_block: TableOf<typeof PostingBlockSchema>;
  }
}
