import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';

export interface ModelExtractionJob {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
}

/** Extracts entities with the knowledge base's extraction model. Add a job when its chunks or its model changed. */
export const modelExtractionJobs: Queue<ModelExtractionJob> = {
  name: 'knowledge-base-entities',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 20, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 },
  keyOf: ({ deploymentId, knowledgeBaseId }) => `${deploymentId} ${knowledgeBaseId}`,
};

/** Looks for knowledge bases that lag behind their extraction model. */
export const extractionCheckJobs: Queue<Record<string, never>> = {
  name: 'knowledge-base-entities-check',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 60, cron: '41 * * * *' },
};
