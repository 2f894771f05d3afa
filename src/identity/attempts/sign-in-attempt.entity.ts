import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { PhoneChannel } from '../../platform/phone/phone-sender.ts';
import { Session } from '../sessions/session.entity.ts';
import type { SecondFactor } from '../sessions/sign-in.entity.ts';
import { User } from '../users/user.entity.ts';

/** The next step of a sign-in attempt. */
export type SignInStep =
  | 'verify_first_factor'
  | 'verify_email'
  | 'verify_second_factor'
  | 'enroll_second_factor'
  | 'create_backup_codes'
  | 'link_wallet';

export const SignInAttemptSchema = defineEntity({
  name: 'SignInAttempt',
  tableName: 'signin_attempt',
  properties: {
    ...identityColumns,
    sessionId: () => p.manyToOne(Session).mapToPk().fieldName('session_id'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').nullable(),
    /** The key that guesses are counted by when the attempt has no user. */
    unknownKey: p.text().nullable(),
    /** Id of the user's email address or phone number that the code or link is sent to. */
    addressId: p.bigint('string').nullable(),
    channel: p.text().$type<PhoneChannel>().nullable(),
    method: p.text(),
    currentStep: p.text().$type<SignInStep>(),
    completed: p.boolean().default(false),
    /** The second factor that was passed, when another step follows. */
    secondFactor: p.text().$type<SecondFactor>().nullable(),
    tries: p.integer().default(0),
    /** The keys that wrong codes are counted by; see `GuessKeys`. */
    guessesAt: p.text().nullable(),
    guessesFrom: p.text().nullable(),
    expiresAt: p.datetime(3),
    ...timestampColumns,
  },
});

/** A sign-in that waits for another factor. It gives access only to its own next step. */
export class SignInAttempt extends SignInAttemptSchema.class {}
SignInAttemptSchema.setClass(SignInAttempt);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    signin_attempt: TableOf<typeof SignInAttemptSchema>;
  }
}
