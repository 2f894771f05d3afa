import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { ChunkPostingSchema } from '../lexical/chunk-posting.entity.ts';
import { compactPostings } from '../lexical/compact-postings.ts';
import { compactionJobs, dueCompactionJobs } from '../lexical/compaction-jobs.ts';
import { DocumentChunkSchema } from '../lexical/document-chunk.entity.ts';
import { findRecentPostings } from '../lexical/find-recent-postings.ts';
import { PostingBlockSchema } from '../lexical/posting-block.entity.ts';
import { knowledgeBaseSearchResolvers } from './knowledge-base-search.resolvers.ts';

/** Searches of knowledge bases. */
export const knowledgeBaseSearchFeature: Feature = {
  entities: [DocumentChunkSchema, ChunkPostingSchema, PostingBlockSchema],
  resolvers: [knowledgeBaseSearchResolvers],
  workers: [worker(compactionJobs, compactPostings), worker(dueCompactionJobs, findRecentPostings)],
};
