import type { Resolvers } from '../../generated/backend.ts';
import { daysSpan } from '../../platform/graph/time-span.ts';
import { tokenUsageOf } from './usage.reads.ts';

export const aiUsageResolvers: Resolvers = {
  Query: {
    aiUsage: (_, range, { rows, viewer }) => tokenUsageOf(rows, viewer.deploymentId, daysSpan(range)),
  },
};
