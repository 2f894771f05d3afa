import type { DeploymentAllowlistArgs, Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { countRestrictions, listRestrictions, type RestrictionListName, restrictionPage } from './restriction.reads.ts';
import { addRestriction, removeRestriction } from './restriction.service.ts';

export const restrictionResolvers: Resolvers = {
  Query: {
    allowlist: (_, args, ctx) => restrictionsConnection(ctx, 'allow', args),
    blocklist: (_, args, ctx) => restrictionsConnection(ctx, 'block', args),
    listAllowlist: (_, page, { rows, viewer }) =>
      offsetList(page, (limit) => listRestrictions(rows, viewer.deploymentId, 'allow', { ...page, limit })),
    listBlocklist: (_, page, { rows, viewer }) =>
      offsetList(page, (limit) => listRestrictions(rows, viewer.deploymentId, 'block', { ...page, limit })),
  },
  Mutation: {
    addToAllowlist: (_, { input }, ctx) => addRestriction(ctx, 'allow', input),
    removeFromAllowlist: (_, { value }, ctx) => removeRestriction(ctx, 'allow', value),
    addToBlocklist: (_, { input }, ctx) => addRestriction(ctx, 'block', input),
    removeFromBlocklist: (_, { value }, ctx) => removeRestriction(ctx, 'block', value),
  },
  Deployment: {
    allowlist: (_, args, ctx) => restrictionsConnection(ctx, 'allow', args),
    blocklist: (_, args, ctx) => restrictionsConnection(ctx, 'block', args),
  },
};

function restrictionsConnection(
  { rows, viewer: { deploymentId } }: Context,
  list: RestrictionListName,
  { filter, ...args }: DeploymentAllowlistArgs,
) {
  const criteria = { list, filter };
  return connectionOf(args, (page) => restrictionPage(rows, deploymentId, criteria, page), {
    total: () => countRestrictions(rows, deploymentId, criteria),
  });
}
