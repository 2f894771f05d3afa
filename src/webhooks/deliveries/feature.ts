import type { Feature } from '../../platform/feature.ts';
import { WebhookAttemptSchema } from './webhook-attempt.entity.ts';
import { WebhookDeliverySchema } from './webhook-delivery.entity.ts';
import { webhookDeliveryResolvers } from './webhook-delivery.resolvers.ts';

/** Deliveries, their attempts, and the delivery engine. */
export const webhookDeliveriesFeature: Feature = {
  entities: [WebhookAttemptSchema, WebhookDeliverySchema],
  resolvers: { backend: [webhookDeliveryResolvers] },
};
