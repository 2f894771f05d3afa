import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const WebhookCountedSpanSchema = defineEntity({
  name: 'WebhookCountedSpan',
  tableName: 'webhook_counted_span',
  properties: {
    deploymentId: p.integer().primary(),
    appId: p.bigint('string').primary(),
    since: p.datetime(3),
    until: p.datetime(3),
  },
});

/** The whole hours of an app whose deliveries and attempts are counted. All others are read from the rows. */
export class WebhookCountedSpan extends WebhookCountedSpanSchema.class {}
WebhookCountedSpanSchema.setClass(WebhookCountedSpan);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_counted_span: TableOf<typeof WebhookCountedSpanSchema>;
  }
}
