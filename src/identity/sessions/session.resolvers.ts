import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { deleteMyOtherSessions } from './end-sessions.ts';
import { currentSession } from './session.reads.ts';
import { issueSessionToken } from './session-token.service.ts';
import { deleteMySession } from './sign-out.service.ts';
import { identifiersByUser } from './signin-identifiers.reads.ts';
import { switchSignIn } from './switch-sign-in.service.ts';
import { countOwnSessions, ownSessionPage, sessionsOfUser } from './user-sessions.reads.ts';

export const sessionResolvers: Resolvers = {
  Query: {
    session: (_, __, ctx) => currentSession(ctx),
    sessionToken: (_, { template }, ctx) => issueSessionToken(ctx, template ?? null),
    mySessions: async (_, part, { rows, viewer }) => {
      const { userId, sessionId } = viewer.assertSignedIn();
      const sessions = await sessionsOfUser(rows, viewer.deploymentId, userId, part);
      return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
    },
  },
  Mutation: {
    switchSignIn: (_, { input }, ctx) => switchSignIn(ctx, input),
    deleteMySession: (_, { id }, ctx) => deleteMySession(ctx, id),
    deleteMyOtherSessions: (_, _args, ctx) => deleteMyOtherSessions(ctx),
  },
  Signin: {
    identifier: async ({ userId }, _, { loaders }) => (await loaders.load(identifiersByUser, userId)) ?? null,
  },
  Me: {
    sessions: ({ id }, args, ctx) => {
      ctx.viewer.assertUser(id);
      return connectionOf(args, (page) => ownSessionPage(ctx, page), { total: () => countOwnSessions(ctx) });
    },
  },
};
