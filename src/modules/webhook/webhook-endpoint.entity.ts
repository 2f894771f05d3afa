import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { WebhookApp } from './webhook-app.entity.ts';

export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    ...identified,
    appId: () => p.manyToOne(WebhookApp).mapToPk().fieldName('app_id'),
    url: p.text(),
    description: p.text().nullable(),
    headersSealed: p.text().nullable(),
    maxRetries: p.integer(),
    timeoutSeconds: p.integer(),
    isActive: p.boolean().default(true),
    ...stamped,
  },
});

export class WebhookEndpoint extends WebhookEndpointSchema.class {}
WebhookEndpointSchema.setClass(WebhookEndpoint);
