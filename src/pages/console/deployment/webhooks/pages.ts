import type { ConsolePage } from '../../console-request.ts';
import { newWebhookEndpointPage } from './new-webhook-endpoint.page.ts';
import { webhookAppPage } from './webhook-app.page.ts';
import { webhookDeliveriesPage } from './webhook-deliveries.page.ts';
import { webhookDeliveryPage } from './webhook-delivery.page.ts';
import { webhookEndpointPage } from './webhook-endpoint.page.ts';
import { webhooksPage } from './webhooks.page.ts';

/** The webhook apps of a deployment, their endpoints and their deliveries. */
export const WEBHOOK_PAGES: readonly ConsolePage[] = [
  webhooksPage,
  webhookAppPage,
  newWebhookEndpointPage,
  webhookEndpointPage,
  webhookDeliveriesPage,
  webhookDeliveryPage,
];
