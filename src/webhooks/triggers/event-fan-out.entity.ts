import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { WebhookApp } from '../apps/webhook-app.entity.ts';

export const EventFanOutSchema = defineEntity({
  name: 'EventFanOut',
  tableName: 'event_fan_out',
  properties: {
    deploymentId: p.integer().primary(),
    eventId: p.bigint('string').primary(),
    appId: () => p.manyToOne(WebhookApp).mapToPk().fieldName('app_id').primary(),
    messageId: p.bigint('string'),
    createdAt: p.datetime(3),
  },
});

/** A service event that was stored as a message of an app. The primary key prevents a second message after a crash. */
export class EventFanOut extends EventFanOutSchema.class {}
EventFanOutSchema.setClass(EventFanOut);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    event_fan_out: TableOf<typeof EventFanOutSchema>;
  }
}
