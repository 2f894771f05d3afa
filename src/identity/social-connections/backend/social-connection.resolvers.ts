import type { Resolvers } from '../../../generated/backend.ts';
import { socialConnectionsByUser } from '../social-connection.reads.ts';

export const socialConnectionResolvers: Resolvers = {
  User: {
    socialConnections: async ({ id }, _, { loaders }) => (await loaders.load(socialConnectionsByUser, id)) ?? [],
  },
};
