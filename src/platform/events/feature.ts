import { sql } from 'kysely';
import { daysBefore } from '../data-protection/retention.ts';
import { MasterKeySchema } from '../database/master-key.entity.ts';
import type { Feature } from '../feature.ts';
import { EventSchema } from './event.entity.ts';

/** Audit events, and the fingerprint that detects a wrong master key. */
export const eventsFeature: Feature = {
  entities: [EventSchema, MasterKeySchema],
  retention: [
    { table: 'event', isExpired: (context) => sql`created_at < ${daysBefore(context, context.config.retentionDays)}` },
  ],
};
