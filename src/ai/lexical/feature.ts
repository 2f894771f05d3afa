import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { ChunkPostingSchema } from './chunk-posting.entity.ts';
import { compactPostings } from './compact-postings.ts';
import { compactionJobs, dueCompactionJobs } from './compaction-jobs.ts';
import { DocumentChunkSchema } from './document-chunk.entity.ts';
import { findRecentPostings } from './find-recent-postings.ts';
import { lexicalLeg } from './lexical-leg.ts';
import { Migration030PostingBlocks } from './migrations/030-posting-blocks.ts';
import { PostingBlockSchema } from './posting-block.entity.ts';

/** The chunks of documents, and the words in them. */
export const lexicalIndexFeature: Feature = {
  entities: [DocumentChunkSchema, ChunkPostingSchema, PostingBlockSchema],
  migrations: [{ name: '030-posting-blocks', class: Migration030PostingBlocks }],
  workers: [worker(compactionJobs, compactPostings), worker(dueCompactionJobs, findRecentPostings)],
  searchLegs: { lexical: lexicalLeg },
};
