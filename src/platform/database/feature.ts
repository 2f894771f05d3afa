import { sql } from 'kysely';
import type { Feature } from '../feature.ts';
import { daysBefore } from '../retention.ts';
import { EventSchema } from './event.entity.ts';
import { MasterKeySchema } from './master-key.entity.ts';

/** Events that commands record, and the check of the master key. */
export const eventsFeature: Feature = {
  entities: [EventSchema, MasterKeySchema],
  retention: [
    { table: 'event', isOver: (moment) => sql`created_at < ${daysBefore(moment, moment.config.retentionDays)}` },
  ],
};
