import type { Resolvers } from '../graph/resolvers.ts';
import { walletsByUser, walletsOf } from './wallet.reads.ts';
import { createWalletChallenge } from './wallet-challenge.service.ts';

export const walletResolvers: Resolvers = {
  Query: {
    myWallets: (_, __, { rows, viewer }) => walletsOf(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
  },
  Mutation: {
    createWalletChallenge: (_, { input }, ctx) => createWalletChallenge(ctx, input ?? {}),
  },
  Me: {
    wallets: ({ id }, _, { rows, viewer }) => {
      viewer.assertUser(id);
      return walletsOf(rows, viewer.deploymentId, id);
    },
  },
  User: {
    wallets: async ({ id }, _, { loaders }) => (await loaders.load(walletsByUser, id)) ?? [],
  },
};
