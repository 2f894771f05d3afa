import type { Feature } from '../../platform/feature.ts';
import { WebhookEventTypeSchema } from './webhook-event-type.entity.ts';
import { webhookEventTypeResolvers } from './webhook-event-type.resolvers.ts';

/** The catalog of an app's events, and the schemas of their payloads. */
export const webhookEventTypesFeature: Feature = {
  entities: [WebhookEventTypeSchema],
  resolvers: [webhookEventTypeResolvers],
};
