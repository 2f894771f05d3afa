import type { Feature } from '../../platform/feature.ts';
import { WebhookEventTypeSchema } from './webhook-event-type.entity.ts';
import { webhookEventTypeResolvers } from './webhook-event-type.resolvers.ts';

/** The event catalog of an app, with the schemas of the payloads. */
export const webhookEventTypesFeature: Feature = {
  entities: [WebhookEventTypeSchema],
  resolvers: { backend: [webhookEventTypeResolvers] },
};
