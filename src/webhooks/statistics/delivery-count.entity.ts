import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const WebhookDeliveryCountSchema = defineEntity({
  name: 'WebhookDeliveryCount',
  tableName: 'webhook_delivery_count',
  properties: {
    deploymentId: p.integer().primary(),
    endpointId: p.bigint('string').primary(),
    /** The beginning of the day (UTC). */
    day: p.datetime(3).primary(),
    eventName: p.text().primary(),
    status: p.text().primary(),
    total: p.integer(),
    /** How many were created in each of the 24 hours. */
    hours: p.array(Number).columnType('integer[]'),
  },
});

/** The deliveries of an endpoint that were created on one day, by event and status. */
export class WebhookDeliveryCount extends WebhookDeliveryCountSchema.class {}
WebhookDeliveryCountSchema.setClass(WebhookDeliveryCount);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_delivery_count: TableOf<typeof WebhookDeliveryCountSchema>;
  }
}
