import type { Feature } from '../../platform/feature.ts';
import { webhookStatsResolvers } from './stats.resolvers.ts';

/** How deliveries fare. */
export const webhookStatisticsFeature: Feature = {
  resolvers: [webhookStatsResolvers],
};
