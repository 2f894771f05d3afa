import type { QueryUsersArgs, Resolvers, UserSortKey } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { countUsers, getUser, listUsers, SORT_FIELDS, userPage } from './user.reads.ts';
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
    setUserImage: (_, { id: userId, input }, ctx) => setUserImage(ctx, userId, input),
    deleteUserImage: (_, { id: userId }, ctx) => deleteUserImage(ctx, userId),
  },
  Deployment: { users: (_, args, ctx) => usersConnection(ctx, args) },
};

function usersConnection({ rows, viewer: { deploymentId } }: Context, args: Partial<QueryUsersArgs>) {
  return connectionOf(args, (page) => userPage(rows, deploymentId, args, page), {
    total: () => countUsers(rows, deploymentId, args),
    sortValueOf: (user, field) => user[SORT_FIELDS[field as UserSortKey]],
  });
}
