import type { Resolvers } from '../../../generated/deployment.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { grantCountsOfUsers, grantsOf, grantsOfUsers } from '../oauth-grant.reads.ts';
import { revokeGrant } from '../revoke-grant.service.ts';

export const viewerOauthGrantResolvers: Resolvers = {
  Query: {
    myOauthGrants: (_, page, { rows, viewer }) =>
      grantsOf(rows, viewer.deploymentId, viewer.assertSignedIn().userId, page),
  },
  Mutation: {
    revokeOauthGrant: (_, { grantId }, ctx) =>
      deleted(grantId, revokeGrant(ctx, ctx.viewer.assertSignedIn().userId, grantId)),
  },
  Viewer: {
    oauthGrants: ({ id }, args, { loaders, viewer }) => {
      const { userId } = viewer.assertUser(id);
      return connectionOf(args, (page) => loaders.load(grantsOfUsers, userId, page), {
        total: async () => (await loaders.load(grantCountsOfUsers, userId)) ?? 0,
      });
    },
  },
};
