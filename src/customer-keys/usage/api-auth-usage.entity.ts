import { defineEntity, p } from '@mikro-orm/core';
import type { ApiKeyCheckCode } from '../../generated/backend.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const ApiAuthUsageSchema = defineEntity({
  name: 'ApiAuthUsage',
  tableName: 'api_auth_usage',
  properties: {
    deploymentId: p.integer().primary(),
    appId: p.bigint('string').primary(),
    minute: p.datetime(3).primary(),
    /** 0 when the app has no such key. */
    keyId: p.bigint('string').primary(),
    code: p.text().$type<ApiKeyCheckCode>().primary(),
    count: p.integer(),
  },
});

/** The number of checks of a key with one result code in one minute. */
export class ApiAuthUsage extends ApiAuthUsageSchema.class {}
ApiAuthUsageSchema.setClass(ApiAuthUsage);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    api_auth_usage: TableOf<typeof ApiAuthUsageSchema>;
  }
}
