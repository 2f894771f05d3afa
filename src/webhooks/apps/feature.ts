import type { Feature } from '../../platform/feature.ts';
import { WebhookAppSchema } from './webhook-app.entity.ts';
import { webhookAppResolvers } from './webhook-app.resolvers.ts';

/** Webhook apps, which own the endpoints. */
export const webhookAppsFeature: Feature = {
  entities: [WebhookAppSchema],
  resourceNames: { webhook_app: { column: 'name', field: 'name' } },
  resolvers: { backend: [webhookAppResolvers] },
  sealedColumns: [
    { table: 'webhook_app', column: 'signing_secret_sealed' },
    { table: 'webhook_app', column: 'previous_secret_sealed' },
  ],
  tags: {
    webhooks: { name: 'Webhooks', description: 'Apps, their endpoints and subscriptions, and triggering events.' },
  },
};
