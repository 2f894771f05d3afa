import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { WebhookApp } from '../apps/webhook-app.entity.ts';

export const WebhookReplaySchema = defineEntity({
  name: 'WebhookReplay',
  tableName: 'webhook_replay',
  properties: {
    ...identityColumns,
    appId: () => p.manyToOne(WebhookApp).mapToPk().fieldName('app_id'),
    state: p.text().$type<'running' | 'completed' | 'cancelled'>(),
    /** Either this list or the filters below select the deliveries. */
    deliveryIds: p.array<string>().nullable().columnType('bigint[]'),
    since: p.datetime(3).nullable(),
    until: p.datetime(3).nullable(),
    status: p.text().nullable(),
    endpointId: p.bigint('string').nullable(),
    eventName: p.text().nullable(),
    /** The position of the last queued delivery in the order of time. */
    cursorCreatedAt: p.datetime(3).nullable(),
    cursorId: p.bigint('string').nullable(),
    /** When the next queued delivery is due, which limits the rate. */
    dueUntil: p.datetime(3).nullable(),
    total: p.integer(),
    done: p.integer().default(0),
    ...timestampColumns,
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
