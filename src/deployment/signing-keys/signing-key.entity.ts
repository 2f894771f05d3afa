import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';

/** What the tokens of a key are for. */
export type SigningPurpose = 'access_token' | 'session';

export const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_key',
  properties: {
    ...identified,
    purpose: p.text().$type<SigningPurpose>(),
    kid: p.text(),
    publicJwk: p.json<Record<string, unknown>>(),
    privateSealed: p.text(),
    state: p.text().$type<'next' | 'active' | 'retired'>(),
    /** Seconds that the longest-lived of its tokens may live. */
    longestTtl: p.integer().default(0),
    retiredAt: p.datetime(3).nullable(),
    ...stamped,
  },
});

/** An ES256 key of one deployment and one purpose; access tokens never share a key with anything else. */
export class SigningKey extends SigningKeySchema.class {}
SigningKeySchema.setClass(SigningKey);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    signing_key: TableOf<typeof SigningKeySchema>;
  }
}
