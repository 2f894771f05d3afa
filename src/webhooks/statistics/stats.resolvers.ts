import type { Resolvers } from '../../generated/backend.ts';
import { seriesSpan, statsSpan } from '../../platform/graph/time-span.ts';
import { webhookAppId } from '../apps/webhook-app.reads.ts';
import { attemptSeries, attemptTotals, deliveryTotals } from './stats.reads.ts';

export const webhookStatsResolvers: Resolvers = {
  Query: {
    webhookStats: async (_, { appName, ...range }, ctx) => {
      const span = statsSpan(range);
      const appId = await webhookAppId(ctx.rows, ctx.viewer.deploymentId, appName);
      const [deliveries, totals] = await Promise.all([
        deliveryTotals(ctx, appId, span),
        attemptTotals(ctx, appId, span),
      ]);
      return { ...span, deliveries, ...totals };
    },
    webhookTimeseries: async (_, { appName, interval, endpointId, ...range }, ctx) => {
      const span = seriesSpan(range, interval);
      const appId = await webhookAppId(ctx.rows, ctx.viewer.deploymentId, appName);
      const data = await attemptSeries(ctx, { appId, endpointId }, interval, span);
      return { ...span, interval, data };
    },
  },
};
