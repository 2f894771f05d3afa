import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { ApiAuthUsageSchema } from './api-auth-usage.entity.ts';
import { apiAuthUsageResolvers } from './usage.resolvers.ts';

/** Counts how often customers' keys are checked. */
export const apiAuthUsageFeature: Feature = {
  entities: [ApiAuthUsageSchema],
  resolvers: { backend: [apiAuthUsageResolvers] },
  retention: [
    {
      table: 'api_auth_usage',
      time: 'minute',
      before: (moment) => daysBefore(moment, moment.config.usageRetentionDays),
    },
  ],
};
