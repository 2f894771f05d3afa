import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';

export const SignInTicketSchema = defineEntity({
  name: 'SignInTicket',
  tableName: 'sign_in_ticket',
  properties: {
    ...identityColumns,
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    tokenHash: p.text(),
    /** Who acts as the user. Null for a ticket of the user. */
    impersonator: p.text().nullable(),
    reason: p.text().nullable(),
    /** When the ticket expires, and the sign-in of an impersonation. */
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
});

/** A secret that signs in as a user, once. Stored only as a hash. */
export class SignInTicket extends SignInTicketSchema.class {}
SignInTicketSchema.setClass(SignInTicket);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sign_in_ticket: TableOf<typeof SignInTicketSchema>;
  }
}
