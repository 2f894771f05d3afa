import type { Resolvers } from '../../../generated/backend.ts';
import { walletsByUser } from '../wallet.reads.ts';

export const walletResolvers: Resolvers = {
  User: { wallets: async ({ id }, _, { loaders }) => (await loaders.load(walletsByUser, id)) ?? [] },
};
