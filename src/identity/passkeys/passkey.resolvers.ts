import type { Resolvers } from '../graph/resolvers.ts';
import { getUser } from '../users/user.reads.ts';
import { passkeysByUser, passkeysOf } from './passkey.reads.ts';
import { relatedOrigins } from './related-origins.ts';

export const passkeyResolvers: Resolvers = {
  Query: {
    relatedOrigins: (_, __, ctx) => relatedOrigins(ctx),
    userPasskeys: async (_, { userId }, { rows, viewer }) => {
      await getUser(rows, viewer.deploymentId, userId);
      return passkeysOf(rows, viewer.deploymentId, userId);
    },
  },
  Me: {
    passkeys: ({ id }, _, { rows, viewer }) => {
      viewer.assertUser(id);
      return passkeysOf(rows, viewer.deploymentId, id);
    },
  },
  User: {
    passkeys: async ({ id }, _, { loaders }) => (await loaders.load(passkeysByUser, id)) ?? [],
  },
};
