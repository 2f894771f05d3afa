import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import type { SelfService } from './key/self-service.ts';
import type { RateLimitRule } from './rate-limit-rule.ts';

export const ApiAuthAppSchema = defineEntity({
  name: 'ApiAuthApp',
  tableName: 'api_auth_app',
  properties: {
    ...identified,
    name: p.text(),
    description: p.text().nullable(),
    isActive: p.boolean().default(true),
    rateLimits: p.json<readonly RateLimitRule[]>(),
    keyPrefix: p.text().default('key'),
    selfService: p.json<SelfService>().nullable(),
    deletedAt: p.datetime(3).nullable(),
    ...stamped,
  },
});

export class ApiAuthApp extends ApiAuthAppSchema.class {}
ApiAuthAppSchema.setClass(ApiAuthApp);
