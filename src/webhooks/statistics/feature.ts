import type { Feature } from '../../platform/feature.ts';
import { webhookStatsResolvers } from './stats.resolvers.ts';

/** Statistics of deliveries and attempts. */
export const webhookStatisticsFeature: Feature = {
  resolvers: { backend: [webhookStatsResolvers] },
};
