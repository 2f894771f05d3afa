import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { VerificationSchema } from './verification.entity.ts';

/** Codes and links that verify an address. */
export const verificationFeature: Feature = {
  entities: [VerificationSchema],
  retention: [{ table: 'verification', time: 'expires_at', before: (now) => hoursBefore(now, 1) }],
};
