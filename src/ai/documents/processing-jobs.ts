import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';

export interface DocumentJob {
  readonly deploymentId: number;
  readonly documentId: string;
  /** The requested processing. The job ends without effect when a newer one was requested. */
  readonly generation: number;
}

/** How often the processing of a document is started before it fails. */
export const MAX_ATTEMPTS = 5;

/** Reads documents and stores their chunks. */
export const documentJobs: Queue<DocumentJob> = {
  name: 'document-processing',
  // The start after the last attempt stores the failure.
  settings: {
    ...LONG_JOB,
    concurrency: 2,
    retryLimit: MAX_ATTEMPTS,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    deleteAfterSeconds: 3_600,
  },
};
