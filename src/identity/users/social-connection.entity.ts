import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from './user.entity.ts';

export const SocialConnectionSchema = defineEntity({
  name: 'SocialConnection',
  tableName: 'social_connection',
  properties: {
    ...identified,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    provider: p.text(),
    enabled: p.boolean().default(true),
    clientId: p.text(),
    scopes: p.array().default([]),
    redirectUri: p.text(),
    ...stamped,
  },
});

export class SocialConnection extends SocialConnectionSchema.class {}
SocialConnectionSchema.setClass(SocialConnection);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    social_connection: TableOf<typeof SocialConnectionSchema>;
  }
}
