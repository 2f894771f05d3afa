import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';

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
  deploymentOf: ({ deploymentId }) => deploymentId,
};

export interface KnowledgeBaseJob {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
}

/** Of each knowledge base, one job waits at a time. */
const ONE_FOR_EACH = {
  settings: {
    ...LONG_JOB,
    concurrency: 2,
    concurrencyPerDeployment: 1,
    retryLimit: 20,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 3_600,
  },
  deploymentOf: ({ deploymentId }: KnowledgeBaseJob) => deploymentId,
  keyOf: ({ deploymentId, knowledgeBaseId }: KnowledgeBaseJob) => `${deploymentId} ${knowledgeBaseId}`,
};

/** Brings the vectors of a knowledge base up to date. Add a job when its chunks or its embedding model changed. */
export const vectorIndexJobs: Queue<KnowledgeBaseJob> = { name: 'knowledge-base-vectors', ...ONE_FOR_EACH };

/** Extracts entities with the knowledge base's extraction model. Add a job when its chunks or its model changed. */
export const modelExtractionJobs: Queue<KnowledgeBaseJob> = { name: 'knowledge-base-entities', ...ONE_FOR_EACH };
