import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { erase, erasureQueue } from './erasure-job.ts';

/** Erasure of personal data after a user is deleted. */
export const erasureFeature: Feature = {
  workers: [worker(erasureQueue, erase)],
};
