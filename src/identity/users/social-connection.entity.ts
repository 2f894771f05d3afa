import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from './user.entity.ts';

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
    ...timestampColumns,
  },
});

export class SocialConnection extends SocialConnectionSchema.class {}
SocialConnectionSchema.setClass(SocialConnection);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    social_connection: TableOf<typeof SocialConnectionSchema>;
  }
}
