import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { erase, erasureQueue } from './erasure-job.ts';

/** Forgetting a person once the user is deleted. */
export const erasureFeature: Feature = {
  workers: [worker(erasureQueue, erase)],
};
