import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { removeWhatIsOver, retentionQueue } from './retention.ts';

/** Removing what has had its time. */
export const retentionFeature: Feature = {
  workers: [worker(retentionQueue, (services) => removeWhatIsOver(services))],
};
