import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { User } from '../users/user.entity.ts';
import { Session } from './session.entity.ts';

/** What passed a second factor. A passkey passes it also as the first factor, when its authenticator verified the user. */
export type SecondFactor = 'totp' | 'backup_code' | 'passkey';

export const SignInSchema = defineEntity({
  name: 'SignIn',
  tableName: 'signin',
  properties: {
    ...identityColumns,
    sessionId: () => p.manyToOne(Session).mapToPk().fieldName('session_id'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    /** When the user last authenticated: by signing in, or by reauthenticating. */
    authenticatedAt: p.datetime(3),
    method: p.text().nullable(),
    secondFactor: p.text().$type<SecondFactor>().nullable(),
    /** The ticket of an impersonation, who impersonates the user, and when it ends. Null for the user's own sign-in. */
    ticketId: p.bigint('string').nullable(),
    impersonator: p.text().nullable(),
    expiresAt: p.datetime(3).nullable(),
    activeOrganizationId: p.bigint('string').nullable(),
    activeWorkspaceId: p.bigint('string').nullable(),
    ...timestampColumns,
  },
});

/** A user who is signed in in a browser session. */
export class SignIn extends SignInSchema.class {}
SignInSchema.setClass(SignIn);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    signin: TableOf<typeof SignInSchema>;
  }
}
