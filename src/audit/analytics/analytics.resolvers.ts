import type { Resolvers } from '../../generated/backend.ts';
import { seriesSpan } from '../../platform/graph/time-span.ts';
import { readAnalytics } from './analytics.reads.ts';

export const analyticsResolvers: Resolvers = {
  Query: {
    analytics: (_, { interval, ...range }, { rows, viewer }) =>
      readAnalytics(rows, viewer.deploymentId, interval, seriesSpan(range, interval)),
  },
};
