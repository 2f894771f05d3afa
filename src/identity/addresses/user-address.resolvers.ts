import type { Resolvers } from '../../generated/backend.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { emailsByUser, phonesByUser } from './user-address.reads.ts';
import { addUserEmail, addUserPhone, deleteUserEmail, deleteUserPhone } from './user-address.service.ts';

export const userAddressResolvers: Resolvers = {
  Mutation: {
    addUserEmail: (_, { userId, input }, ctx) => addUserEmail(ctx, userId, input),
    deleteUserEmail: (_, { userId, emailId }, ctx) => deleted(emailId, deleteUserEmail(ctx, userId, emailId)),
    addUserPhone: (_, { userId, input }, ctx) => addUserPhone(ctx, userId, input),
    deleteUserPhone: (_, { userId, phoneId }, ctx) => deleted(phoneId, deleteUserPhone(ctx, userId, phoneId)),
  },
  User: {
    emails: async ({ id }, _, { loaders }) => (await loaders.load(emailsByUser, id)) ?? [],
    phones: async ({ id }, _, { loaders }) => (await loaders.load(phonesByUser, id)) ?? [],
  },
};
