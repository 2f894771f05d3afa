import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const WaitlistEntrySchema = defineEntity({
  name: 'WaitlistEntry',
  tableName: 'waitlist_entry',
  properties: {
    ...identityColumns,
    email: p.text(),
    emailKey: p.text(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    status: p.text().$type<'waiting' | 'approved' | 'joined'>(),
    tokenHash: p.text().nullable(),
    tokenExpiresAt: p.datetime(3).nullable(),
    approvedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** A request for access. The token that permits the sign-up exists only in the mail. */
export class WaitlistEntry extends WaitlistEntrySchema.class {}
WaitlistEntrySchema.setClass(WaitlistEntry);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    waitlist_entry: TableOf<typeof WaitlistEntrySchema>;
  }
}
