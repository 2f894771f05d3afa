import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { PhoneChannel } from '../../platform/phone/phone-sender.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../users/user.entity.ts';
import type { SecondFactor, SignInStep } from './steps.ts';

export const SigninAttemptSchema = defineEntity({
  name: 'SigninAttempt',
  tableName: 'signin_attempt',
  properties: {
    ...identified,
    sessionId: () => p.manyToOne(Session).mapToPk().fieldName('session_id'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').nullable(),
    /** For an attempt of nobody: what its guesses are counted by. */
    unknownKey: p.text().nullable(),
    /** Id of the user's e-mail address or phone number that the code or link goes to. */
    addressId: p.bigint('string').nullable(),
    channel: p.text().$type<PhoneChannel>().nullable(),
    method: p.text(),
    currentStep: p.text().$type<SignInStep>(),
    completed: p.boolean().default(false),
    /** The second factor that was passed, where a later step is due. */
    secondFactor: p.text().$type<SecondFactor>().nullable(),
    tries: p.integer().default(0),
    /** What wrong codes are counted by; see `GuessKeys`. */
    guessesAt: p.text().nullable(),
    guessesFrom: p.text().nullable(),
    expiresAt: p.datetime(3),
    ...stamped,
  },
});

/** A sign-in that still lacks a factor; it opens nothing but its own next step. */
export class SigninAttempt extends SigninAttemptSchema.class {}
SigninAttemptSchema.setClass(SigninAttempt);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    signin_attempt: TableOf<typeof SigninAttemptSchema>;
  }
}
