import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

export const WebhookSubscriptionSchema = defineEntity({
  name: 'WebhookSubscription',
  tableName: 'webhook_subscription',
  properties: {
    ...identityColumns,
    endpointId: () => p.manyToOne(WebhookEndpoint).mapToPk().fieldName('endpoint_id'),
    eventName: p.text(),
    filterRules: p.json<Record<string, unknown>>().nullable(),
    /** The scopes of the caller who subscribed. Service events of other scopes are not delivered. Null means every scope. */
    grantedScopes: p.array().nullable(),
    createdAt: p.datetime(3),
  },
});

export class WebhookSubscription extends WebhookSubscriptionSchema.class {}
WebhookSubscriptionSchema.setClass(WebhookSubscription);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_subscription: TableOf<typeof WebhookSubscriptionSchema>;
  }
}
