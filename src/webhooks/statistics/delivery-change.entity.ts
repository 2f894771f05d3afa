import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const WebhookDeliveryChangeSchema = defineEntity({
  name: 'WebhookDeliveryChange',
  tableName: 'webhook_delivery_change',
  properties: {
    deploymentId: p.integer().primary(),
    endpointId: p.bigint('string').primary(),
    number: p.bigint('string').primary(),
    eventName: p.text(),
    status: p.text(),
    /** The hour in which the delivery was created. */
    hour: p.datetime(3),
    /** 1 for the new status of the delivery, and -1 for the one before. */
    count: p.integer(),
  },
});

/** A change of a delivery that was older than an hour. A trigger writes it, and a job adds it to the counts. */
export class WebhookDeliveryChange extends WebhookDeliveryChangeSchema.class {}
WebhookDeliveryChangeSchema.setClass(WebhookDeliveryChange);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_delivery_change: TableOf<typeof WebhookDeliveryChangeSchema>;
  }
}
