import type { Resolvers, UserSessionSortKey } from '../../../generated/backend.ts';
import { offsetList } from '../../../platform/database/pages/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { getUser, userNotFound, usersById } from '../../users/user.reads.ts';
import { revokeUserSessions } from '../end-sessions.ts';
import { SORT_FIELDS, sessionCountsOfUsers, sessionsOfUser, sessionsOfUsers } from '../user-sessions.reads.ts';

export const userSessionResolvers: Resolvers = {
  Query: {
    listUserSessions: (_, { userId, ...page }, { rows, viewer: { deploymentId } }) =>
      offsetList(page, async (limit) => {
        const sessions = await sessionsOfUser(rows, deploymentId, userId, { ...page, limit });
        // An empty list can mean that the user does not exist: return 404 then.
        if (sessions.length === 0) await getUser(rows, deploymentId, userId);
        return sessions;
      }),
  },
  Mutation: { revokeUserSessions: (_, { userId }, ctx) => revokeUserSessions(ctx, userId) },
  User: {
    sessions: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(sessionsOfUsers, id, page), {
        total: async () => (await loaders.load(sessionCountsOfUsers, id)) ?? 0,
        sortValueOf: (session, field) => session[SORT_FIELDS[field as UserSessionSortKey]],
      }),
  },
  UserSession: {
    user: async ({ userId }, _, { loaders }) => {
      const user = await loaders.load(usersById, userId);
      if (user === undefined) throw userNotFound();
      return user;
    },
  },
};
