import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { emailsByUser, phonesByUser } from '../addresses/user-address.reads.ts';
import { addUserEmail, addUserPhone, deleteUserEmail, deleteUserPhone } from '../addresses/user-address.service.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import type { QueryUsersArgs, UserSortKey } from '../graph/types.ts';
import { countUsers, getUser, listUsers, SORT_FIELDS, socialConnectionsByUser, userPage } from './user.reads.ts';
import { createUser, deleteUser, setUserPassword, updateUser } from './user.service.ts';
import { deleteUserImage, setUserImage } from './user-image.service.ts';

export const userResolvers: Resolvers = {
  Query: {
    user: (_, { id: userId }, { rows, viewer }) => getUser(rows, viewer.deploymentId, userId),
    users: (_, args, ctx) => usersConnection(ctx, args),
    listUsers: (_, { externalId, ...args }, { rows, viewer }) =>
      offsetList(args, (limit) =>
        listUsers(rows, viewer.deploymentId, { ...args, limit, filter: { externalId: externalId ?? null } }),
      ),
  },
  Mutation: {
    createUser: (_, { input }, ctx) => createUser(ctx, input),
    updateUser: (_, { id: userId, input }, ctx) => updateUser(ctx, userId, input),
    deleteUser: (_, { id: userId }, ctx) => deleteUser(ctx, userId),
    setUserImage: (_, { id: userId, input }, ctx) => setUserImage(ctx, userId, input),
    deleteUserImage: (_, { id: userId }, ctx) => deleteUserImage(ctx, userId),
    setUserPassword: (_, { id: userId, input }, ctx) => setUserPassword(ctx, userId, input),
    addUserEmail: (_, { userId, input }, ctx) => addUserEmail(ctx, userId, input),
    deleteUserEmail: (_, { userId, emailId }, ctx) => deleteUserEmail(ctx, userId, emailId),
    addUserPhone: (_, { userId, input }, ctx) => addUserPhone(ctx, userId, input),
    deleteUserPhone: (_, { userId, phoneId }, ctx) => deleteUserPhone(ctx, userId, phoneId),
  },
  Deployment: { users: (_, args, ctx) => usersConnection(ctx, args) },
  User: {
    emails: async ({ id }, _, { loaders }) => (await loaders.load(emailsByUser, id)) ?? [],
    phones: async ({ id }, _, { loaders }) => (await loaders.load(phonesByUser, id)) ?? [],
    socialConnections: async ({ id }, _, { loaders }) => (await loaders.load(socialConnectionsByUser, id)) ?? [],
  },
};

function usersConnection({ rows, viewer: { deploymentId } }: Context, args: Partial<QueryUsersArgs>) {
  return connectionOf(args, (page) => userPage(rows, deploymentId, args, page), {
    total: () => countUsers(rows, deploymentId, args),
    sortValueOf: (user, field) => user[SORT_FIELDS[field as UserSortKey]],
  });
}
