import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const WaitlistEntrySchema = defineEntity({
  name: 'WaitlistEntry',
  tableName: 'waitlist_entry',
  properties: {
    ...identified,
    email: p.text(),
    emailKey: p.text(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    status: p.text().$type<'waiting' | 'approved' | 'joined'>(),
    tokenHash: p.text().nullable(),
    tokenExpiresAt: p.datetime(3).nullable(),
    approvedAt: p.datetime(3).nullable(),
    ...stamped,
  },
});

/** Somebody who asked to be let in. The token that lets them exists in the mail alone. */
export class WaitlistEntry extends WaitlistEntrySchema.class {}
WaitlistEntrySchema.setClass(WaitlistEntry);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    waitlist_entry: TableOf<typeof WaitlistEntrySchema>;
  }
}
