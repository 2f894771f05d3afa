import type { Resolvers } from '../../../generated/backend.ts';
import { userNotFound, usersById } from '../../../identity/index.ts';
import { offsetList } from '../../../platform/database/pages/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { grantCountsOfUsers, grantsOf, grantsOfUsers } from '../oauth-grant.reads.ts';
import { revokeGrant } from '../revoke-grant.service.ts';

export const oauthGrantResolvers: Resolvers = {
  Query: {
    listUserOauthGrants: (_, { userId, ...page }, { rows, loaders, viewer: { deploymentId } }) =>
      offsetList(page, async (limit) => {
        const grants = await grantsOf(rows, deploymentId, userId, { ...page, limit });
        // An empty list can mean that the user does not exist: return 404 then.
        if (grants.length === 0 && (await loaders.load(usersById, userId)) === undefined) throw userNotFound();
        return grants;
      }),
  },
  Mutation: {
    revokeUserOauthGrant: (_, { userId, grantId }, ctx) => deleted(grantId, revokeGrant(ctx, userId, grantId)),
  },
  User: {
    oauthGrants: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(grantsOfUsers, id, page), {
        total: async () => (await loaders.load(grantCountsOfUsers, id)) ?? 0,
      }),
  },
  OauthGrant: {
    user: async ({ userId }, _, { loaders }) => {
      const user = await loaders.load(usersById, userId);
      if (user === undefined) throw userNotFound();
      return user;
    },
  },
};
