import { offsetList } from '../../platform/database/page.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { getUser } from '../users/user.reads.ts';
import { currentSession } from './current-session.reads.ts';
import { revokeUserSessions } from './end-sessions.ts';
import { makeSessionToken } from './session-token.service.ts';
import { deleteMySession } from './sign-out.service.ts';
import { switchSignIn } from './switch.service.ts';
import { sessionsOfUser } from './user-sessions.reads.ts';

export const sessionResolvers: Resolvers = {
  Query: {
    session: (_, __, ctx) => currentSession(ctx),
    sessionToken: (_, { template }, ctx) => makeSessionToken(ctx, template ?? null),
    mySessions: async (_, part, { rows, viewer }) => {
      const { userId, sessionId } = viewer.assertSignedIn();
      const sessions = await sessionsOfUser(rows, viewer.deploymentId, userId, part);
      return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
    },
    userSessions: (_, { userId, ...page }, { rows, viewer: { deploymentId } }) =>
      offsetList(page, async (limit) => {
        const sessions = await sessionsOfUser(rows, deploymentId, userId, { ...page, limit });
        // 404 where there is no such user, who could have none otherwise.
        if (sessions.length === 0) await getUser(rows, deploymentId, userId);
        return sessions;
      }),
  },
  Mutation: {
    switchSignIn: (_, { input }, ctx) => switchSignIn(ctx, input),
    deleteMySession: (_, { id }, ctx) => deleteMySession(ctx, id),
    revokeUserSessions: (_, { userId }, ctx) => revokeUserSessions(ctx, userId),
  },
};
