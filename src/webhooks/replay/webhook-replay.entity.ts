import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { WebhookApp } from '../apps/webhook-app.entity.ts';

export const WebhookReplaySchema = defineEntity({
  name: 'WebhookReplay',
  tableName: 'webhook_replay',
  properties: {
    ...identified,
    appId: () => p.manyToOne(WebhookApp).mapToPk().fieldName('app_id'),
    state: p.text().$type<'running' | 'completed' | 'cancelled'>(),
    /** Either these, or those that the members below name. */
    deliveryIds: p.array<string>().nullable().columnType('bigint[]'),
    since: p.datetime(3).nullable(),
    until: p.datetime(3).nullable(),
    status: p.text().nullable(),
    endpointId: p.bigint('string').nullable(),
    eventName: p.text().nullable(),
    /** The last delivery that was queued again, in the order of time. */
    cursorCreatedAt: p.datetime(3).nullable(),
    cursorId: p.bigint('string').nullable(),
    /** When the next that it queues may be sent: it keeps to a rate. */
    dueUntil: p.datetime(3).nullable(),
    total: p.integer(),
    done: p.integer().default(0),
    ...stamped,
  },
});

/** Deliveries that are being queued again, batch by batch. */
export class WebhookReplay extends WebhookReplaySchema.class {}
WebhookReplaySchema.setClass(WebhookReplay);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_replay: TableOf<typeof WebhookReplaySchema>;
  }
}
