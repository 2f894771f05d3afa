import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    ...identityColumns,
    tokenHash: p.text(),
    activeSigninId: p.bigint('string').nullable(),
    ip: p.text().nullable(),
    userAgent: p.text().nullable(),
    lastActiveAt: p.datetime(3),
    expiresAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** A browser session. Stores only the hash of the cookie's token. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    session: TableOf<typeof SessionSchema>;
  }
}
