import { sql } from 'kysely';
import { daysBefore } from '../data-protection/retention.ts';
import type { Feature } from '../feature.ts';
import { EventSchema } from './event.entity.ts';

/** Audit events. */
export const eventsFeature: Feature = {
  entities: [EventSchema],
  retention: [
    { table: 'event', isExpired: (context) => sql`created_at < ${daysBefore(context, context.config.retentionDays)}` },
  ],
};
