import { sql } from 'kysely';
import type { Feature } from '../feature.ts';
import { IdempotencyKeySchema } from './idempotency-key.entity.ts';

/** Stored responses of requests with an `Idempotency-Key`. */
export const idempotencyFeature: Feature = {
  entities: [IdempotencyKeySchema],
  sealedColumns: [{ table: 'idempotency_key', column: 'response_sealed' }],
  retention: [{ table: 'idempotency_key', isExpired: ({ now }) => sql`expires_at < ${now.toISOString()}` }],
};
