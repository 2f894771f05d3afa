import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';
import type { AddressStatus } from './address-status.ts';

export const UserPhoneSchema = defineEntity({
  name: 'UserPhone',
  tableName: 'user_phone',
  properties: {
    ...identityColumns,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    phoneNumber: p.text(),
    status: p.text().$type<AddressStatus>(),
    isPrimary: p.boolean().default(false),
    verifiedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

export class UserPhone extends UserPhoneSchema.class {}
UserPhoneSchema.setClass(UserPhone);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    user_phone: TableOf<typeof UserPhoneSchema>;
  }
}
