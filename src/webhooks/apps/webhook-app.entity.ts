import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const WebhookAppSchema = defineEntity({
  name: 'WebhookApp',
  tableName: 'webhook_app',
  properties: {
    ...identityColumns,
    name: p.text(),
    description: p.text().nullable(),
    signingSecretSealed: p.text(),
    signingSecretHint: p.text(),
    /** Also signs until `previousSecretUntil`. */
    previousSecretSealed: p.text().nullable(),
    previousSecretUntil: p.datetime(3).nullable(),
    /** Until this time, every process notifies the live stream subscribers of changes to the app's deliveries. */
    watchedUntil: p.datetime(3).nullable(),
    isActive: p.boolean().default(true),
    /** Incremented by a trigger of the table with each change of a column that people edit. */
    version: p.integer().default(1),
    ...timestampColumns,
  },
});

export class WebhookApp extends WebhookAppSchema.class {}
WebhookAppSchema.setClass(WebhookApp);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_app: TableOf<typeof WebhookAppSchema>;
  }
}
