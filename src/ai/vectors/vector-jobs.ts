import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';

export interface VectorIndexJob {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
}

/** Brings the vectors of a knowledge base up to date. Add a job when its chunks or its embedding model changed. */
export const vectorIndexJobs: Queue<VectorIndexJob> = {
  name: 'knowledge-base-vectors',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 20, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 },
  keyOf: ({ deploymentId, knowledgeBaseId }) => `${deploymentId} ${knowledgeBaseId}`,
};
