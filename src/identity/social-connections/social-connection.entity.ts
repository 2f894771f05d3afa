import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

export const SocialConnectionSchema = defineEntity({
  name: 'SocialConnection',
  tableName: 'social_connection',
  properties: {
    ...identityColumns,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    provider: p.text(),
    enabled: p.boolean().default(true),
    clientId: p.text(),
    scopes: p.array().default([]),
    redirectUri: p.text(),
    /** Null in rows of earlier versions, which sign no user in. */
    providerId: p.bigint('string').nullable(),
    /** The id of the person at the provider. An account is found by it. */
    subject: p.text().nullable(),
    email: p.text().nullable(),
    lastUsedAt: p.datetime(3).nullable(),
    /** The tokens of the provider, if its settings say that they are stored. */
    accessTokenSealed: p.text().nullable(),
    refreshTokenSealed: p.text().nullable(),
    tokenExpiresAt: p.datetime(3).nullable(),
    /** Until when one request may refresh the tokens. */
    tokenLeaseUntil: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** An account at a provider that a user has linked. */
export class SocialConnection extends SocialConnectionSchema.class {}
SocialConnectionSchema.setClass(SocialConnection);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    social_connection: TableOf<typeof SocialConnectionSchema>;
  }
}
