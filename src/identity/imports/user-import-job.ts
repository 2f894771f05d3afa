import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';

export interface ImportJob {
  readonly deploymentId: number;
  readonly importId: string;
}

/** How often an import is started without progress before it fails. */
export const MAX_ATTEMPTS = 5;

/** Creates the users of imports: of two deployments at a time in a process, so that large ones leave connections to requests. */
export const importJobs: Queue<ImportJob> = {
  name: 'user-import',
  // Attempts with progress do not count for `MAX_ATTEMPTS`. A job that runs for an hour continues in its next attempt.
  settings: {
    ...LONG_JOB,
    concurrency: 2,
    concurrencyPerDeployment: 1,
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
  },
  deploymentOf: ({ deploymentId }) => deploymentId,
};
