import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { WebhookApp } from '../apps/webhook-app.entity.ts';

export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    ...identityColumns,
    appId: () => p.manyToOne(WebhookApp).mapToPk().fieldName('app_id'),
    url: p.text(),
    description: p.text().nullable(),
    headersSealed: p.text().nullable(),
    maxRetries: p.integer(),
    timeoutSeconds: p.integer(),
    /** Null when the app's secret signs. */
    signingSecretSealed: p.text().nullable(),
    signingSecretHint: p.text().nullable(),
    /** Also signs until `previousSecretUntil`. Null while that is in the future means the app's secret. */
    previousSecretSealed: p.text().nullable(),
    previousSecretUntil: p.datetime(3).nullable(),
    /** Either both are set or neither. */
    rateLimitDurationMs: p.integer().nullable(),
    rateLimitMaxRequests: p.integer().nullable(),
    /** How many requests were sent in the current window of the rate limit, and when it ends. */
    rateUsed: p.integer().default(0),
    rateResetsAt: p.datetime(3).nullable(),
    /** Failures since the last success. */
    failureCount: p.integer().default(0),
    failingSince: p.datetime(3).nullable(),
    lastFailureAt: p.datetime(3).nullable(),
    autoDisabled: p.boolean().default(false),
    autoDisabledAt: p.datetime(3).nullable(),
    isActive: p.boolean().default(true),
    /** Incremented by a trigger of the table with each change of a column that people edit. */
    version: p.integer().default(1),
    ...timestampColumns,
  },
});

export class WebhookEndpoint extends WebhookEndpointSchema.class {}
WebhookEndpointSchema.setClass(WebhookEndpoint);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_endpoint: TableOf<typeof WebhookEndpointSchema>;
  }
}
