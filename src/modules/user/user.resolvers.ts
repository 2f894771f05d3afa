import type { Resolvers } from '../../graphql/generated/types.ts';
import { emailsByUser, getUser, phonesByUser, socialConnectionsByUser } from './user.reads.ts';
import { createUser } from './user.service.ts';

export const userResolvers: Resolvers = {
  Query: {
    user: (_, { userId }, { rows, viewer }) => getUser(rows, viewer.deploymentId, userId),
  },
  Mutation: {
    createUser: (_, { input }, ctx) => createUser(ctx, input),
  },
  User: {
    emails: async ({ id }, _, { loaders }) => (await loaders.load(emailsByUser, id)) ?? [],
    phones: async ({ id }, _, { loaders }) => (await loaders.load(phonesByUser, id)) ?? [],
    socialConnections: async ({ id }, _, { loaders }) => (await loaders.load(socialConnectionsByUser, id)) ?? [],
  },
};
