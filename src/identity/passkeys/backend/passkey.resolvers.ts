import type { Resolvers } from '../../../generated/backend.ts';
import { getUser } from '../../users/user.reads.ts';
import { passkeysByUser, passkeysOf } from '../passkey.reads.ts';

export const passkeyResolvers: Resolvers = {
  Query: {
    userPasskeys: async (_, { userId }, { rows, viewer }) => {
      await getUser(rows, viewer.deploymentId, userId);
      return passkeysOf(rows, viewer.deploymentId, userId);
    },
  },
  User: {
    passkeys: async ({ id }, _, { loaders }) => (await loaders.load(passkeysByUser, id)) ?? [],
  },
};
