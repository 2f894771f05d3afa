import type { Resolvers } from '../../generated/backend.ts';
import { seriesSpan, statsSpan } from '../../platform/graph/time-span.ts';
import { webhookAppId } from '../apps/webhook-app.reads.ts';
import { attemptSeries, attemptTotals, deliveryTotals } from './stats.reads.ts';

export const webhookStatsResolvers: Resolvers = {
  Query: {
    webhookStats: async (_, { appName, ...range }, { rows, viewer: { deploymentId } }) => {
      const span = statsSpan(range);
      const appId = await webhookAppId(rows, deploymentId, appName);
      const [deliveries, totals] = await Promise.all([
        deliveryTotals(rows, deploymentId, appId, span),
        attemptTotals(rows, deploymentId, appId, span),
      ]);
      return { ...span, deliveries, ...totals };
    },
    webhookTimeseries: async (_, { appName, interval, endpointId, ...range }, { rows, viewer: { deploymentId } }) => {
      const span = seriesSpan(range, interval);
      const appId = await webhookAppId(rows, deploymentId, appName);
      const data = await attemptSeries(rows, deploymentId, { appId, endpointId }, interval, span);
      return { ...span, interval, data };
    },
  },
};
