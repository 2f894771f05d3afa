import type { Resolvers } from '../../../generated/deployment.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { deleteMyOtherSessions } from '../end-sessions.ts';
import { countOwnSessions, ownSessionPage, sessionsOfUser } from '../user-sessions.reads.ts';

export const viewerSessionResolvers: Resolvers = {
  Query: {
    mySessions: async (_, part, { rows, viewer }) => {
      const { userId, sessionId } = viewer.assertSignIn();
      const sessions = await sessionsOfUser(rows, viewer.deploymentId, userId, part);
      return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
    },
  },
  Mutation: { deleteOtherSessions: (_, __, ctx) => deleteMyOtherSessions(ctx) },
  Viewer: {
    sessions: ({ id }, args, ctx) => {
      ctx.viewer.assertUser(id);
      return connectionOf(args, (page) => ownSessionPage(ctx, page), { total: () => countOwnSessions(ctx) });
    },
  },
};
