import type { Resolvers } from '../../../generated/deployment.ts';
import { walletsOf } from '../wallet.reads.ts';
import { createWalletChallenge } from '../wallet-challenge.service.ts';

export const viewerWalletResolvers: Resolvers = {
  Query: {
    myWallets: (_, __, { rows, viewer }) => walletsOf(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
  },
  Mutation: { createWalletChallenge: (_, { input }, ctx) => createWalletChallenge(ctx, input ?? {}) },
  Viewer: {
    wallets: ({ id }, _, { rows, viewer }) => {
      viewer.assertUser(id);
      return walletsOf(rows, viewer.deploymentId, id);
    },
  },
};
