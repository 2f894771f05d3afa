import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import type { UserSessionSortKey } from '../graph/types.ts';
import { getUser, userNotFound, usersById } from '../users/user.reads.ts';
import { deleteMyOtherSessions, revokeUserSessions } from './end-sessions.ts';
import {
  countOwnSessions,
  ownSessionPage,
  SORT_FIELDS,
  sessionCountsOfUsers,
  sessionsOfUser,
  sessionsOfUsers,
} from './user-sessions.reads.ts';

export const userSessionResolvers: Resolvers = {
  Query: {
    listUserSessions: (_, { userId, ...page }, { rows, viewer: { deploymentId } }) =>
      offsetList(page, async (limit) => {
        const sessions = await sessionsOfUser(rows, deploymentId, userId, { ...page, limit });
        // An empty list can mean that the user does not exist: return 404 then.
        if (sessions.length === 0) await getUser(rows, deploymentId, userId);
        return sessions;
      }),
    mySessions: async (_, part, { rows, viewer }) => {
      const { userId, sessionId } = viewer.assertSignedIn();
      const sessions = await sessionsOfUser(rows, viewer.deploymentId, userId, part);
      return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
    },
  },
  Mutation: {
    deleteMyOtherSessions: (_, _args, ctx) => deleteMyOtherSessions(ctx),
    revokeUserSessions: (_, { userId }, ctx) => revokeUserSessions(ctx, userId),
  },
  Me: {
    sessions: ({ id }, args, ctx) => {
      ctx.viewer.assertUser(id);
      return connectionOf(args, (page) => ownSessionPage(ctx, page), { total: () => countOwnSessions(ctx) });
    },
  },
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
