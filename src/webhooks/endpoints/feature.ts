import type { Feature } from '../../platform/feature.ts';
import { WebhookEndpointSchema } from './webhook-endpoint.entity.ts';
import { webhookEndpointsById } from './webhook-endpoint.reads.ts';
import { webhookEndpointResolvers } from './webhook-endpoint.resolvers.ts';
import { WebhookSubscriptionSchema } from './webhook-subscription.entity.ts';

/** The endpoints that webhooks are sent to. */
export const webhookEndpointsFeature: Feature = {
  entities: [WebhookEndpointSchema, WebhookSubscriptionSchema],
  resolvers: { backend: [webhookEndpointResolvers] },
  events: [
    {
      name: 'webhook.endpoint.disabled',
      description:
        'A webhook endpoint was disabled: it returned 410, or deliveries to it failed for too long or too often.',
      scope: 'webhooks:read',
      resourceType: 'webhook_endpoint',
    },
  ],
  nodes: {
    backend: [
      { table: 'webhook_endpoint', typeName: 'WebhookEndpoint', scope: 'webhooks:read', byId: webhookEndpointsById },
    ],
  },
  eventResources: {
    webhook_endpoint: { omittedFields: [] },
  },
  sealedColumns: [
    { table: 'webhook_endpoint', column: 'headers_sealed' },
    { table: 'webhook_endpoint', column: 'signing_secret_sealed' },
    { table: 'webhook_endpoint', column: 'previous_secret_sealed' },
  ],
};
