import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { hoursBefore } from '../../platform/retention.ts';
import { SigninAttemptSchema } from './signin-attempt.entity.ts';
import { SignupAttemptSchema } from './signup-attempt.entity.ts';

/** Sign-ins and sign-ups that wait for their next step. */
export const attemptsFeature: Feature = {
  entities: [SigninAttemptSchema, SignupAttemptSchema],
  retention: [
    { table: 'signin_attempt', isExpired: (now) => sql`expires_at < ${hoursBefore(now, 1)}` },
    { table: 'signup_attempt', isExpired: (now) => sql`expires_at < ${hoursBefore(now, 1)}` },
  ],
};
