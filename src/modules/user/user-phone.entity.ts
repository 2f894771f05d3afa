import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import type { AddressStatus } from './address-holder.ts';
import { User } from './user.entity.ts';

export const UserPhoneSchema = defineEntity({
  name: 'UserPhone',
  tableName: 'user_phone',
  properties: {
    ...identified,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    phoneNumber: p.text(),
    status: p.text().$type<AddressStatus>(),
    isPrimary: p.boolean().default(false),
    verifiedAt: p.datetime(3).nullable(),
    ...stamped,
  },
});

export class UserPhone extends UserPhoneSchema.class {}
UserPhoneSchema.setClass(UserPhone);
