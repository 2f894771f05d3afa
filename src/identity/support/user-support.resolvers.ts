import type { Resolvers } from '../graph/resolvers.ts';
import { revokeUserSession } from '../sessions/sign-out.service.ts';
import { liftUserLockout } from './lift-lockout.service.ts';
import { removeUserAuthenticator, resetUserBackupCodes } from './user-factors.service.ts';

export const userSupportResolvers: Resolvers = {
  Mutation: {
    removeUserAuthenticator: (_, { userId }, ctx) => removeUserAuthenticator(ctx, userId),
    resetUserBackupCodes: (_, { userId }, ctx) => resetUserBackupCodes(ctx, userId),
    revokeUserSession: (_, { userId, sessionId }, ctx) => revokeUserSession(ctx, userId, sessionId),
    liftUserLockout: (_, { userId }, ctx) => liftUserLockout(ctx, userId),
  },
};
