import type { Resolvers } from '../graph/resolvers.ts';
import { linkMyWallet } from './link-wallet.service.ts';
import { unlinkMyWallet } from './unlink-wallet.service.ts';
import { walletsByUser, walletsOf } from './wallet.reads.ts';
import { createWalletChallenge } from './wallet-challenge.service.ts';

export const walletResolvers: Resolvers = {
  Query: {
    myWallets: (_, __, { rows, viewer }) => walletsOf(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
  },
  Mutation: {
    createWalletChallenge: (_, { input }, ctx) => createWalletChallenge(ctx, input ?? {}),
    linkMyWallet: (_, { input }, ctx) => linkMyWallet(ctx, input),
    unlinkMyWallet: (_, { walletId }, ctx) => unlinkMyWallet(ctx, walletId),
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
