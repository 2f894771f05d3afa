/** The functions of the webhooks context that other contexts may use. */
export { createWebhookApp } from './apps/webhook-app.service.ts';
export { createWebhookEndpoint } from './endpoints/webhook-endpoint.service.ts';
export { loadRecipientMatcher } from './triggers/recipients.ts';
export { type NewMessage, storeMessages } from './triggers/store-messages.ts';
