import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { hoursBefore } from '../../platform/retention.ts';
import { signUpResolvers } from './sign-up.resolvers.ts';
import { SignupAttemptSchema } from './signup-attempt.entity.ts';

/** Signing up, step by step. */
export const signUpFeature: Feature = {
  entities: [SignupAttemptSchema],
  resolvers: [signUpResolvers],
  retention: [{ table: 'signup_attempt', isOver: (moment) => sql`expires_at < ${hoursBefore(moment, 1)}` }],
};
