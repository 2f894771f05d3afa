import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

export const AuthenticatorSchema = defineEntity({
  name: 'Authenticator',
  tableName: 'authenticator',
  properties: {
    ...identityColumns,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    secretSealed: p.text(),
    lastStep: p.bigint('number').nullable(),
    tries: p.integer().default(0),
    verifiedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** A TOTP device, one for each user. `lastStep` is the last accepted time step: an equal or older one is rejected. */
export class Authenticator extends AuthenticatorSchema.class {}
AuthenticatorSchema.setClass(Authenticator);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    authenticator: TableOf<typeof AuthenticatorSchema>;
  }
}
