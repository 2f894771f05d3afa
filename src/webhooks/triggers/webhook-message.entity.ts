import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { WebhookApp } from '../apps/webhook-app.entity.ts';

export const WebhookMessageSchema = defineEntity({
  name: 'WebhookMessage',
  tableName: 'webhook_message',
  properties: {
    ...identityColumns,
    appId: () => p.manyToOne(WebhookApp).mapToPk().fieldName('app_id'),
    eventName: p.text(),
    body: p.blob(),
    createdAt: p.datetime(3),
  },
});

/** A triggered event. The body is signed and sent byte for byte. */
export class WebhookMessage extends WebhookMessageSchema.class {}
WebhookMessageSchema.setClass(WebhookMessage);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_message: TableOf<typeof WebhookMessageSchema>;
  }
}
