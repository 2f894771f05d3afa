import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const OauthApplicationSecretSchema = defineEntity({
  name: 'OauthApplicationSecret',
  tableName: 'oauth_application_secret',
  properties: {
    ...identityColumns,
    applicationId: p.bigint('string'),
    secretHash: p.text(),
    /** Its last characters, by which people recognize it. */
    hint: p.text(),
    /** Null for a secret that works until it is deleted. */
    expiresAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** A secret of an application, of which only a hash is stored. */
export class OauthApplicationSecret extends OauthApplicationSecretSchema.class {}
OauthApplicationSecretSchema.setClass(OauthApplicationSecret);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    oauth_application_secret: TableOf<typeof OauthApplicationSecretSchema>;
  }
}
