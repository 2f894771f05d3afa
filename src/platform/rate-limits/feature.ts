import { ownRecords } from '../data-protection/personal-data.ts';
import type { Feature } from '../feature.ts';
import { AttemptCounterSchema } from './attempt-counter.entity.ts';

/** The counters of attempts and of rate limits. */
export const rateLimitsFeature: Feature = {
  entities: [AttemptCounterSchema],
  personalData: [ownRecords('attempt_counters', 'attempt_counter', ['id', 'action', 'count', 'address', 'resets_at'])],
  retention: [
    { table: 'attempt_counter', time: 'resets_at', before: ({ now }) => now.toISOString() },
    { table: 'rate_limit_counter', time: 'resets_at', before: ({ now }) => now.toISOString(), isShared: true },
  ],
};
