import { daysBefore } from '../data-protection/retention.ts';
import type { Feature } from '../feature.ts';
import { EventSchema } from './event.entity.ts';

/** Audit events. */
export const eventsFeature: Feature = {
  entities: [EventSchema],
  retention: [
    { table: 'event', time: 'created_at', before: (context) => daysBefore(context, context.config.retentionDays) },
  ],
};
