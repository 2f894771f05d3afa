import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { SocialAttemptSchema } from './social-attempt.entity.ts';

/** Browsers that were sent to a provider, until they return. */
export const socialAttemptsFeature: Feature = {
  entities: [SocialAttemptSchema],
  retention: [{ table: 'social_attempt', time: 'expires_at', before: (now) => hoursBefore(now, 1) }],
  sealedColumns: [
    { table: 'social_attempt', column: 'secrets_sealed' },
    { table: 'social_attempt', column: 'response_sealed' },
  ],
};
