import { offsetList } from '../../platform/database/page.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { listRestrictions } from './restriction.reads.ts';
import { addRestriction, removeRestriction } from './restriction.service.ts';

export const restrictionResolvers: Resolvers = {
  Query: {
    allowlist: (_, page, { rows, viewer }) =>
      offsetList(page, (limit) => listRestrictions(rows, viewer.deploymentId, 'allow', { ...page, limit })),
    blocklist: (_, page, { rows, viewer }) =>
      offsetList(page, (limit) => listRestrictions(rows, viewer.deploymentId, 'block', { ...page, limit })),
  },
  Mutation: {
    addToAllowlist: (_, { input }, ctx) => addRestriction(ctx, 'allow', input),
    removeFromAllowlist: (_, { value }, ctx) => removeRestriction(ctx, 'allow', value),
    addToBlocklist: (_, { input }, ctx) => addRestriction(ctx, 'block', input),
    removeFromBlocklist: (_, { value }, ctx) => removeRestriction(ctx, 'block', value),
  },
};
