import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { SendError } from './engine/send-error.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

export const WebhookAttemptSchema = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempt',
  properties: {
    ...identityColumns,
    deliveryId: () => p.manyToOne(WebhookDelivery).mapToPk().fieldName('delivery_id'),
    appId: p.bigint('string'),
    endpointId: p.bigint('string'),
    number: p.integer(),
    succeeded: p.boolean(),
    responseStatus: p.integer().nullable(),
    /** The first 16 KiB. */
    responseBody: p.text().nullable(),
    /** Why there was no response. */
    error: p.text().$type<SendError>().nullable(),
    durationMs: p.integer(),
    /** When the next attempt was due after this one; null when none followed. */
    nextAttemptAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
});

/** One attempt to deliver, and the response. */
export class WebhookAttempt extends WebhookAttemptSchema.class {}
WebhookAttemptSchema.setClass(WebhookAttempt);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_attempt: TableOf<typeof WebhookAttemptSchema>;
  }
}
