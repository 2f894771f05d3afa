import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

/** The purpose of the tokens that a key signs. */
export type SigningPurpose = 'access_token' | 'session';

export const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_key',
  properties: {
    ...identityColumns,
    purpose: p.text().$type<SigningPurpose>(),
    kid: p.text(),
    publicJwk: p.json<Record<string, unknown>>(),
    privateSealed: p.text(),
    state: p.text().$type<'next' | 'active' | 'retired'>(),
    /** Lifetime in seconds of the longest-lived token that the key signed. */
    longestTtl: p.integer().default(0),
    retiredAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** An ES256 key of one deployment and one purpose. Access tokens never share a key with other tokens. */
export class SigningKey extends SigningKeySchema.class {}
SigningKeySchema.setClass(SigningKey);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    signing_key: TableOf<typeof SigningKeySchema>;
  }
}
