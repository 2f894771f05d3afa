import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

const integers = () => p.array(Number).columnType('integer[]');

export const WebhookAttemptCountSchema = defineEntity({
  name: 'WebhookAttemptCount',
  tableName: 'webhook_attempt_count',
  properties: {
    deploymentId: p.integer().primary(),
    endpointId: p.bigint('string').primary(),
    /** The beginning of the day (UTC). */
    day: p.datetime(3).primary(),
    /** Of each of the 24 hours. */
    succeeded: integers(),
    failed: integers(),
    /** The different durations in milliseconds, ascending, and how many attempts, and successful ones, took each. */
    durations: integers(),
    durationTotals: integers(),
    durationSuccesses: integers(),
  },
});

/** The attempts of an endpoint that began on one day. */
export class WebhookAttemptCount extends WebhookAttemptCountSchema.class {}
WebhookAttemptCountSchema.setClass(WebhookAttemptCount);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_attempt_count: TableOf<typeof WebhookAttemptCountSchema>;
  }
}
