import type { Feature } from '../../platform/feature.ts';
import { deliveryBacklog } from './engine/delivery-backlog.ts';
import { Migration003WebhookDeliveryUpdates } from './migrations/003-webhook-delivery-updates.ts';
import { Migration026DeliveryLastResponse } from './migrations/026-delivery-last-response.ts';
import { Migration042CancelledDeliveries } from './migrations/042-cancelled-deliveries.ts';
import { Migration054DeliveryPages } from './migrations/054-delivery-pages.ts';
import { Migration055FewerDeliveryKeys } from './migrations/055-fewer-delivery-keys.ts';
import { WebhookAttemptSchema } from './webhook-attempt.entity.ts';
import { WebhookDeliverySchema } from './webhook-delivery.entity.ts';
import { webhookDeliveriesById } from './webhook-delivery.reads.ts';
import { webhookDeliveryResolvers } from './webhook-delivery.resolvers.ts';

/** Deliveries, their attempts, and the delivery engine. */
export const webhookDeliveriesFeature: Feature = {
  backlogs: [deliveryBacklog()],
  entities: [WebhookAttemptSchema, WebhookDeliverySchema],
  migrations: [
    { name: '003-webhook-delivery-updates', class: Migration003WebhookDeliveryUpdates },
    { name: '026-delivery-last-response', class: Migration026DeliveryLastResponse },
    { name: '042-cancelled-deliveries', class: Migration042CancelledDeliveries, servesFrom: 31 },
    { name: '054-delivery-pages', class: Migration054DeliveryPages, servesFrom: 31 },
    {
      name: '055-fewer-delivery-keys',
      class: Migration055FewerDeliveryKeys,
      servesFrom: 31,
      removes: {
        'webhook_delivery.webhook_delivery_deployment_id_fkey': 1,
        'webhook_delivery.webhook_delivery_deployment_id_app_id_fkey': 1,
        'webhook_attempt.webhook_attempt_deployment_id_fkey': 1,
      },
    },
  ],
  resolvers: { backend: [webhookDeliveryResolvers] },
  nodes: {
    backend: [
      { table: 'webhook_delivery', typeName: 'WebhookDelivery', scope: 'webhooks:read', byId: webhookDeliveriesById },
    ],
  },
};
