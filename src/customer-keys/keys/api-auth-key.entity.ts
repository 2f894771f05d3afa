import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { RateLimitRule } from '../apps/api-auth-app.entity.ts';

export const ApiAuthKeySchema = defineEntity({
  name: 'ApiAuthKey',
  tableName: 'api_auth_key',
  properties: {
    ...identified,
    appId: p.bigint('string'),
    name: p.text(),
    /** Null for imported keys of which it was not told, as for their last four characters. */
    prefix: p.text().nullable(),
    lastFour: p.text().nullable(),
    keyHash: p.text(),
    permissions: p.array().default([]),
    metadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    /**
     * The owner: a user, a user as member of the place named beside, or that place alone. A workspace stands with its
     * organization; the membership meant is then the workspace's, whose member may be a guest of the organization.
     */
    userId: p.bigint('string').nullable(),
    organizationId: p.bigint('string').nullable(),
    workspaceId: p.bigint('string').nullable(),
    /** Null for the app's rules; an empty list for none. */
    rateLimits: p.json<readonly RateLimitRule[]>().nullable(),
    /** Whether its owner made it on the deployment host. */
    selfMade: p.boolean().default(false),
    expiresAt: p.datetime(3).nullable(),
    lastUsedAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    revokedReason: p.text().nullable(),
    /** The key that a rotation made in its stead. */
    replacedById: p.bigint('string').nullable(),
    /** The first of the keys that rotations replaced one by the other; null for itself. Rate limits count them as one. */
    firstId: p.bigint('string').nullable(),
    ...stamped,
  },
});

/** A key that a customer of the deployment calls one of its APIs with. Only its hash is kept. */
export class ApiAuthKey extends ApiAuthKeySchema.class {}
ApiAuthKeySchema.setClass(ApiAuthKey);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    api_auth_key: TableOf<typeof ApiAuthKeySchema>;
  }
}
