import { fanOutQueue } from '../../platform/events/fan-out-queue.ts';
import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { fanOut } from './fan-out.ts';
import { serviceEventResolvers } from './service-event.resolvers.ts';

/** Delivers the service's events to webhooks. */
export const fanOutFeature: Feature = {
  resolvers: { backend: [serviceEventResolvers] },
  workers: [worker(fanOutQueue, fanOut)],
};
