import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const WebhookAppSchema = defineEntity({
  name: 'WebhookApp',
  tableName: 'webhook_app',
  properties: {
    ...identified,
    name: p.text(),
    description: p.text().nullable(),
    signingSecretSealed: p.text(),
    signingSecretHint: p.text(),
    /** While a rotation lasts, deliveries are signed with this one too. */
    previousSecretSealed: p.text().nullable(),
    previousSecretUntil: p.datetime(3).nullable(),
    /** Until when whoever changes its deliveries tells those that watch. */
    watchedUntil: p.datetime(3).nullable(),
    isActive: p.boolean().default(true),
    ...stamped,
  },
});

export class WebhookApp extends WebhookAppSchema.class {}
WebhookAppSchema.setClass(WebhookApp);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_app: TableOf<typeof WebhookAppSchema>;
  }
}
