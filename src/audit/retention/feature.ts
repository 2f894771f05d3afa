import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { deleteExpiredData, retentionQueue } from './retention.ts';

/** Deletes data whose retention period has ended. */
export const retentionFeature: Feature = {
  workers: [worker(retentionQueue, (services) => deleteExpiredData(services))],
};
