/** What other contexts and hosts may use of webhooks: webhook apps, endpoints and deliveries. */
export { createWebhookApp } from './apps/webhook-app.service.ts';
export { createWebhookEndpoint } from './endpoints/webhook-endpoint.service.ts';
export { type NewMessage, storeMessages } from './triggers/store-messages.ts';
export { readAudiences } from './triggers/subscribers.ts';
