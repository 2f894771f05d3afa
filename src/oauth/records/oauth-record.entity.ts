import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const OauthRecordSchema = defineEntity({
  name: 'OauthRecord',
  tableName: 'oauth_record',
  properties: {
    ...identityColumns,
    /** The kind of record, as `oidc-provider` names it: `Interaction`, `Session`, `Grant`, `AuthorizationCode`, `RefreshToken`. */
    model: p.text(),
    /** The hash of what the record is found by. For codes and tokens, this is the code or token itself. */
    keyHash: p.text(),
    payload: p.json<Record<string, unknown>>(),
    /** The grant of codes and tokens, and of a grant its own id, so that all of them end together. */
    grantId: p.text().nullable(),
    applicationId: p.bigint('string').nullable(),
    userId: p.bigint('string').nullable(),
    /** The sign-in whose end deletes the record. Null for what outlives it. */
    signinId: p.bigint('string').nullable(),
    /** Of a grant: the membership of the organization that the user has chosen, whose end deletes the grant. Null without a choice. */
    membershipId: p.bigint('string').nullable(),
    expiresAt: p.datetime(3),
    /** When a code or refresh token was used. */
    consumedAt: p.datetime(3).nullable(),
    /** When a refresh token was sent a second time, by a client that has not received the response. */
    retriedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** What the OpenID provider stores. */
export class OauthRecord extends OauthRecordSchema.class {}
OauthRecordSchema.setClass(OauthRecord);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    oauth_record: TableOf<typeof OauthRecordSchema>;
  }
}
