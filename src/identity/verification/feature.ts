import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { hoursBefore } from '../../platform/retention.ts';
import { VerificationSchema } from './verification.entity.ts';

/** Codes and links that prove an address. */
export const verificationFeature: Feature = {
  entities: [VerificationSchema],
  retention: [{ table: 'verification', isOver: (moment) => sql`expires_at < ${hoursBefore(moment, 1)}` }],
};
