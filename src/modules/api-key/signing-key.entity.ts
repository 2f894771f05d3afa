import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';

export const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_key',
  properties: {
    ...identified,
    purpose: p.text().$type<'access_token' | 'session'>(),
    kid: p.text(),
    publicJwk: p.json<Record<string, unknown>>(),
    privateSealed: p.text(),
    state: p.text().$type<'next' | 'active' | 'retired'>(),
    retiredAt: p.datetime(3).nullable(),
    ...stamped,
  },
});

/** An ES256 key of one deployment and one purpose; access tokens never share a key with anything else. */
export class SigningKey extends SigningKeySchema.class {}
SigningKeySchema.setClass(SigningKey);
