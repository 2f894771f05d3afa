import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { RateLimitRule } from '../apps/api-auth-app.entity.ts';

export const ApiAuthKeySchema = defineEntity({
  name: 'ApiAuthKey',
  tableName: 'api_auth_key',
  properties: {
    ...identityColumns,
    appId: p.bigint('string'),
    name: p.text(),
    /** The prefix and the last four characters are null for imported keys that were sent without them. */
    prefix: p.text().nullable(),
    lastFour: p.text().nullable(),
    keyHash: p.text(),
    permissions: p.array().default([]),
    metadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    /**
     * The owner: a user, an organization, a workspace, or a user as a member of the organization or workspace. A
     * workspace is stored with its organization; a member of the workspace may be a guest of the organization.
     */
    userId: p.bigint('string').nullable(),
    organizationId: p.bigint('string').nullable(),
    workspaceId: p.bigint('string').nullable(),
    /** Null applies the app's rules; an empty list means no limit. */
    rateLimits: p.json<readonly RateLimitRule[]>().nullable(),
    /** Whether the owner created the key on the deployment host. */
    selfMade: p.boolean().default(false),
    expiresAt: p.datetime(3).nullable(),
    lastUsedAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    revokedReason: p.text().nullable(),
    /** The key that replaced this one in a rotation. */
    replacedById: p.bigint('string').nullable(),
    /**
     * The first key of the chain of rotations; null for the first key itself. Rate limits count the whole chain as one
     * key.
     */
    firstId: p.bigint('string').nullable(),
    ...timestampColumns,
  },
});

/** An API key with which a customer of the deployment calls one of its APIs. Only its hash is stored. */
export class ApiAuthKey extends ApiAuthKeySchema.class {}
ApiAuthKeySchema.setClass(ApiAuthKey);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    api_auth_key: TableOf<typeof ApiAuthKeySchema>;
  }
}
