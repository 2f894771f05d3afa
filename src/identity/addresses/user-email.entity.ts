import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';
import type { AddressStatus } from './address-status.ts';

export const UserEmailSchema = defineEntity({
  name: 'UserEmail',
  tableName: 'user_email',
  properties: {
    ...identityColumns,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    email: p.text(),
    emailKey: p.text(),
    status: p.text().$type<AddressStatus>(),
    isPrimary: p.boolean().default(false),
    verifiedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

export class UserEmail extends UserEmailSchema.class {}
UserEmailSchema.setClass(UserEmail);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    user_email: TableOf<typeof UserEmailSchema>;
  }
}
