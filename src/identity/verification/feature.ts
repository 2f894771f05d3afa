import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { hoursBefore } from '../../platform/retention.ts';
import { VerificationSchema } from './verification.entity.ts';

/** Codes and links that verify an address. */
export const verificationFeature: Feature = {
  entities: [VerificationSchema],
  retention: [{ table: 'verification', isExpired: (now) => sql`expires_at < ${hoursBefore(now, 1)}` }],
};
