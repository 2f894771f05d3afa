import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { EventFanOutSchema } from './event-fan-out.entity.ts';
import { WebhookMessageSchema } from './webhook-message.entity.ts';

/** Triggered events, and the endpoints that receive them. */
export const webhookTriggersFeature: Feature = {
  entities: [EventFanOutSchema, WebhookMessageSchema],
  retention: [
    {
      table: 'webhook_message',
      time: 'created_at',
      before: (run) => daysBefore(run, run.config.webhookRetentionDays),
      batchSize: 50,
    },
    {
      table: 'event_fan_out',
      time: 'created_at',
      before: (run) => daysBefore(run, run.config.retentionDays),
    },
  ],
};
