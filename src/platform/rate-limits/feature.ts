import { sql } from 'kysely';
import type { Feature } from '../feature.ts';
import { AttemptCounterSchema } from './attempt-counter.entity.ts';

/** How often something may be tried. */
export const rateLimitsFeature: Feature = {
  entities: [AttemptCounterSchema],
  retention: [
    { table: 'attempt_counter', isOver: (moment) => sql`resets_at < ${moment.now.toISOString()}` },
    { table: 'rate_limit_counter', isOver: (moment) => sql`resets_at < ${moment.now.toISOString()}` },
  ],
};
