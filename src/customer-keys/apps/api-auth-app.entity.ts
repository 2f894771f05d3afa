import { defineEntity, p } from '@mikro-orm/core';
import type { RateLimitMode, RateLimitUnit } from '../../generated/backend.ts';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { SelfService } from './self-service.ts';

/** Allows `maxRequests` in each window of `duration` units. Stored as the API shows it. */
export interface RateLimitRule {
  readonly unit: RateLimitUnit;
  readonly duration: number;
  readonly maxRequests: number;
  readonly mode: RateLimitMode;
}

export const ApiAuthAppSchema = defineEntity({
  name: 'ApiAuthApp',
  tableName: 'api_auth_app',
  properties: {
    ...identityColumns,
    name: p.text(),
    description: p.text().nullable(),
    isActive: p.boolean().default(true),
    rateLimits: p.json<readonly RateLimitRule[]>(),
    keyPrefix: p.text().default('key'),
    selfService: p.json<SelfService>().nullable(),
    deletedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

export class ApiAuthApp extends ApiAuthAppSchema.class {}
ApiAuthAppSchema.setClass(ApiAuthApp);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    api_auth_app: TableOf<typeof ApiAuthAppSchema>;
  }
}
