import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { User } from '../user/user.entity.ts';
import { Session } from './session.entity.ts';

export const SigninAttemptSchema = defineEntity({
  name: 'SigninAttempt',
  tableName: 'signin_attempt',
  properties: {
    ...identified,
    sessionId: () => p.manyToOne(Session).mapToPk().fieldName('session_id'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    method: p.text(),
    currentStep: p.text(),
    completed: p.boolean().default(false),
    tries: p.integer().default(0),
    expiresAt: p.datetime(3),
    ...stamped,
  },
});

/** A sign-in that still lacks a factor; it opens nothing but its own next step. */
export class SigninAttempt extends SigninAttemptSchema.class {}
SigninAttemptSchema.setClass(SigninAttempt);
