import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { hoursBefore } from '../../platform/retention.ts';
import { signInResolvers } from './sign-in.resolvers.ts';
import { SigninAttemptSchema } from './signin-attempt.entity.ts';
import { verificationResolvers } from './verification.resolvers.ts';

/** Signing in, step by step. */
export const signInFeature: Feature = {
  entities: [SigninAttemptSchema],
  resolvers: [signInResolvers, verificationResolvers],
  retention: [{ table: 'signin_attempt', isOver: (moment) => sql`expires_at < ${hoursBefore(moment, 1)}` }],
  tags: {
    auth: { name: 'Sign-in', description: 'Signing in, up and out, and the attempts in between.' },
  },
};
