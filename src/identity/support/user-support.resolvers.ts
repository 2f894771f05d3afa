import type { Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { cursorList } from '../../platform/database/pages/page.ts';
import { connectionOf, decodeCursor, encodeCursor } from '../../platform/graph/connections.ts';
import { revokeUserSession } from '../current-session/sign-out.service.ts';
import { userNotFound, usersById } from '../users/user.reads.ts';
import { liftUserLockout } from './lift-lockout.service.ts';
import { countLockouts, listLockouts, lockoutPage } from './lockout.reads.ts';
import { signInStatesOf } from './sign-in-state.reads.ts';
import { unlinkUserSocialConnection } from './unlink-user-connection.service.ts';
import { removeUserAuthenticator, resetUserBackupCodes } from './user-factors.service.ts';

export const userSupportResolvers: Resolvers = {
  Query: {
    lockouts: (_, { userId, ...args }, { rows, viewer: { deploymentId } }) =>
      connectionOf(args, (page) => lockoutPage(rows, deploymentId, userId ?? null, page), {
        total: () => countLockouts(rows, deploymentId, userId ?? null),
      }),
    listLockouts: async (_, { limit, cursor, userId }, { rows, viewer }) => {
      const page = { limit: limit + 1, before: decodeCursor(cursor, 'cursor') };
      const found = await listLockouts(rows, viewer.deploymentId, userId ?? null, page);
      return cursorList(found, limit, ({ id }) => encodeCursor(id));
    },
    userSignInState: (_, { userId, country }, ctx) => signInStateOf(ctx, userId, country),
  },
  Lockout: {
    user: async ({ userId }, _, { loaders }) =>
      userId == null ? null : ((await loaders.load(usersById, userId)) ?? null),
  },
  User: {
    signInState: ({ id }, { country }, ctx) => signInStateOf(ctx, id, country),
  },
  Mutation: {
    removeUserAuthenticator: (_, { userId }, ctx) => removeUserAuthenticator(ctx, userId),
    resetUserBackupCodes: (_, { userId }, ctx) => resetUserBackupCodes(ctx, userId),
    unlinkUserSocialConnection: (_, { userId, provider }, ctx) => unlinkUserSocialConnection(ctx, userId, provider),
    revokeUserSession: (_, { userId, sessionId }, ctx) => revokeUserSession(ctx, userId, sessionId),
    liftUserLockout: (_, { userId }, ctx) => liftUserLockout(ctx, userId),
  },
};

async function signInStateOf(ctx: Context, userId: string, country: string | null | undefined) {
  const state = await ctx.loaders.load(signInStatesOf, userId, { country: country ?? null });
  if (state === undefined) throw userNotFound();
  return state;
}
