import type { Resolvers } from '../../generated/backend.ts';
import { createUser, deleteUser, setUserPassword, updateUser } from './user.service.ts';

export const userManagementResolvers: Resolvers = {
  Mutation: {
    createUser: (_, { input }, ctx) => createUser(ctx, input),
    updateUser: (_, { id: userId, input }, ctx) => updateUser(ctx, userId, input),
    deleteUser: (_, { id: userId }, ctx) => deleteUser(ctx, userId),
    setUserPassword: (_, { id: userId, input }, ctx) => setUserPassword(ctx, userId, input),
  },
};
