import type { Resolvers } from '../../generated/backend.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { createUser, deleteUser, setUserPassword, updateUser } from './user.service.ts';

export const userManagementResolvers: Resolvers = {
  Mutation: {
    createUser: (_, { input }, ctx) => createUser(ctx, input),
    updateUser: (_, { id: userId, input }, ctx) => updateUser(ctx, userId, input),
    deleteUser: (_, { id: userId }, ctx) => deleted(userId, deleteUser(ctx, userId)),
    setUserPassword: (_, { id: userId, input }, ctx) => setUserPassword(ctx, userId, input),
  },
};
