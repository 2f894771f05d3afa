import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { User } from '../user/user.entity.ts';

export const AuthenticatorSchema = defineEntity({
  name: 'Authenticator',
  tableName: 'authenticator',
  properties: {
    ...identified,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    secretSealed: p.text(),
    lastStep: p.bigint('number').nullable(),
    tries: p.integer().default(0),
    verifiedAt: p.datetime(3).nullable(),
    ...stamped,
  },
});

/** A TOTP device, one for each user. `lastStep` is the last accepted time step: an equal or older one is refused. */
export class Authenticator extends AuthenticatorSchema.class {}
AuthenticatorSchema.setClass(Authenticator);
