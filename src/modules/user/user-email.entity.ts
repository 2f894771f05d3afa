import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import type { AddressStatus } from './address-holder.ts';
import { User } from './user.entity.ts';

export const UserEmailSchema = defineEntity({
  name: 'UserEmail',
  tableName: 'user_email',
  properties: {
    ...identified,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    email: p.text(),
    emailKey: p.text(),
    status: p.text().$type<AddressStatus>(),
    isPrimary: p.boolean().default(false),
    verifiedAt: p.datetime(3).nullable(),
    ...stamped,
  },
});

export class UserEmail extends UserEmailSchema.class {}
UserEmailSchema.setClass(UserEmail);
