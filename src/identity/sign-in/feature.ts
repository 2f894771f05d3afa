import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { hoursBefore } from '../../platform/retention.ts';
import { signInResolvers } from './sign-in.resolvers.ts';
import { SigninAttemptSchema } from './signin-attempt.entity.ts';
import { verificationResolvers } from './verification.resolvers.ts';

/** Sign-in in one or more steps. */
export const signInFeature: Feature = {
  entities: [SigninAttemptSchema],
  resolvers: [signInResolvers, verificationResolvers],
  retention: [{ table: 'signin_attempt', isExpired: (now) => sql`expires_at < ${hoursBefore(now, 1)}` }],
  tags: {
    auth: {
      name: 'Sign-in',
      description: 'Sign-in, sign-up and sign-out, and the attempts that wait for a verification.',
    },
  },
};
