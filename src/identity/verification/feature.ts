import { sql } from 'kysely';
import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { VerificationSchema } from './verification.entity.ts';

/** Codes and links that verify an address. */
export const verificationFeature: Feature = {
  entities: [VerificationSchema],
  retention: [{ table: 'verification', isExpired: (now) => sql`expires_at < ${hoursBefore(now, 1)}` }],
};
