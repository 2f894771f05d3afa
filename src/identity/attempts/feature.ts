import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { Migration020KeyedDigests } from './migrations/020-keyed-digests.ts';
import { SignInAttemptSchema } from './sign-in-attempt.entity.ts';
import { SignUpAttemptSchema } from './sign-up-attempt.entity.ts';

/** Sign-ins and sign-ups that wait for their next step. */
export const attemptsFeature: Feature = {
  entities: [SignInAttemptSchema, SignUpAttemptSchema],
  migrations: [{ name: '020-keyed-digests', class: Migration020KeyedDigests }],
  sealedColumns: [{ table: 'signup_attempt', column: 'social_sealed' }],
  retention: [
    { table: 'signin_attempt', time: 'expires_at', before: (now) => hoursBefore(now, 1) },
    { table: 'signup_attempt', time: 'expires_at', before: (now) => hoursBefore(now, 1) },
  ],
};
