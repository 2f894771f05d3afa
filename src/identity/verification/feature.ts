import { sql } from 'kysely';
import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { identityMessages } from '../messages/message-kinds.ts';
import { VerificationSchema } from './verification.entity.ts';

/** Codes and links that verify an address, and the messages to users about their accounts. */
export const verificationFeature: Feature = {
  entities: [VerificationSchema],
  messages: identityMessages,
  retention: [{ table: 'verification', isExpired: (now) => sql`expires_at < ${hoursBefore(now, 1)}` }],
};
