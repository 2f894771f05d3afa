import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { WebhookApp } from '../apps/webhook-app.entity.ts';

export const WebhookEventTypeSchema = defineEntity({
  name: 'WebhookEventType',
  tableName: 'webhook_event_type',
  properties: {
    ...identityColumns,
    appId: () => p.manyToOne(WebhookApp).mapToPk().fieldName('app_id'),
    name: p.text(),
    description: p.text().nullable(),
    /** The JSON schema that payloads must match. */
    schema: p.json<Record<string, unknown>>().nullable(),
    archivedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** An event of an app's catalog. */
export class WebhookEventType extends WebhookEventTypeSchema.class {}
WebhookEventTypeSchema.setClass(WebhookEventType);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_event_type: TableOf<typeof WebhookEventTypeSchema>;
  }
}
