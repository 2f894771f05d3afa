import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { WebhookApp } from '../apps/webhook-app.entity.ts';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import { WebhookMessage } from '../triggers/webhook-message.entity.ts';

export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    ...identityColumns,
    appId: () => p.manyToOne(WebhookApp).mapToPk().fieldName('app_id'),
    messageId: () => p.manyToOne(WebhookMessage).mapToPk().fieldName('message_id'),
    endpointId: () => p.manyToOne(WebhookEndpoint).mapToPk().fieldName('endpoint_id'),
    status: p.text().$type<'pending' | 'succeeded' | 'failed' | 'cancelled'>(),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(3).nullable(),
    /** Of the last attempt; null before the first, and when there was no response. */
    lastResponseStatus: p.integer().nullable(),
    /** When the claim expires. After a crash the delivery is due again from then on. */
    claimedUntil: p.datetime(3).nullable(),
    claimedBy: p.smallint().nullable(),
    replayId: p.bigint('string').nullable(),
    ...timestampColumns,
  },
});

/** One message for one endpoint. It stays in the queue until it succeeds or fails for good. */
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_delivery: TableOf<typeof WebhookDeliverySchema>;
  }
}
