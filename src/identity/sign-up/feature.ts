import { sql } from 'kysely';
import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { signUpResolvers } from './sign-up.resolvers.ts';
import { SignupAttemptSchema } from './signup-attempt.entity.ts';

/** Sign-up in one or more steps. */
export const signUpFeature: Feature = {
  entities: [SignupAttemptSchema],
  resolvers: [signUpResolvers],
  retention: [{ table: 'signup_attempt', isExpired: (now) => sql`expires_at < ${hoursBefore(now, 1)}` }],
};
