import { LONG_JOB, type Queue } from '../../../platform/jobs/queue.ts';

/** The document or the knowledge base whose obsolete chunks are removed. */
export type ChunkRemovalJob =
  | { readonly deploymentId: number; readonly documentId: string }
  | { readonly deploymentId: number; readonly knowledgeBaseId: string };

/** Removes the chunks of deleted documents and of earlier processings. */
export const chunkRemovalJobs: Queue<ChunkRemovalJob> = {
  name: 'document-chunk-removal',
  settings: {
    ...LONG_JOB,
    concurrency: 1,
    retryLimit: 10,
    retryDelay: 15,
    retryBackoff: true,
    deleteAfterSeconds: 3_600,
  },
};
