import { sql } from 'kysely';
import type { Feature } from '../feature.ts';
import { IdempotencyKeySchema } from './idempotency-key.entity.ts';

/** Calls that may be repeated. */
export const idempotencyFeature: Feature = {
  entities: [IdempotencyKeySchema],
  retention: [{ table: 'idempotency_key', isOver: (moment) => sql`expires_at < ${moment.now.toISOString()}` }],
};
