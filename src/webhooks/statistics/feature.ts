import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { WebhookAttemptCountSchema } from './attempt-count.entity.ts';
import { countHours, countingQueue } from './count-hours.ts';
import { WebhookCountedSpanSchema } from './counted-span.entity.ts';
import { WebhookDeliveryChangeSchema } from './delivery-change.entity.ts';
import { WebhookDeliveryCountSchema } from './delivery-count.entity.ts';
import { forgetExpiredCounts } from './forget-counts.ts';
import { Migration053WebhookCounts } from './migrations/053-webhook-counts.ts';
import { webhookStatsResolvers } from './stats.resolvers.ts';

/** Counts of deliveries and attempts, and the statistics of an app. */
export const webhookStatisticsFeature: Feature = {
  entities: [
    WebhookAttemptCountSchema,
    WebhookCountedSpanSchema,
    WebhookDeliveryChangeSchema,
    WebhookDeliveryCountSchema,
  ],
  migrations: [{ name: '053-webhook-counts', class: Migration053WebhookCounts, servesFrom: 31 }],
  resolvers: { backend: [webhookStatsResolvers] },
  workers: [worker(countingQueue, (services) => countHours(services))],
  cleanUp: forgetExpiredCounts,
};
