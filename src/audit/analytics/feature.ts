import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { ActivityCountSchema } from './activity-count.entity.ts';
import { analyticsResolvers } from './analytics.resolvers.ts';
import { countUsers } from './count-users.ts';
import { Migration036ActivityCounts } from './migrations/036-activity-counts.ts';

/** A year, and a month in which to read the whole year before. */
const RETENTION_DAYS = 400;

/** The statistics of a deployment: what happened in it by the hour and day. */
export const analyticsFeature: Feature = {
  entities: [ActivityCountSchema],
  migrations: [{ name: '036-activity-counts', class: Migration036ActivityCounts, servesFrom: 31 }],
  resolvers: { backend: [analyticsResolvers] },
  cleanUp: countUsers,
  retention: [{ table: 'activity_count', time: 'hour', before: (moment) => daysBefore(moment, RETENTION_DAYS) }],
  tags: {
    analytics: { name: 'Analytics', description: 'What happens in the deployment, by the hour and day.' },
  },
};
