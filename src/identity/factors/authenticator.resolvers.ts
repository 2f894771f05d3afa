import type { Resolvers } from '../graph/resolvers.ts';
import { backupCodesOf } from './authenticator.reads.ts';
import { startAuthenticator, verifyAuthenticator } from './authenticator.service.ts';
import { regenerateBackupCodes } from './backup-code.service.ts';
import { removeAuthenticator } from './remove-authenticator.service.ts';

export const authenticatorResolvers: Resolvers = {
  Query: {
    backupCodes: (_, __, { rows, viewer }) => backupCodesOf(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
  },
  Mutation: {
    startAuthenticator: (_, { input }, ctx) => startAuthenticator(ctx, input ?? {}),
    verifyAuthenticator: (_, { input }, ctx) => verifyAuthenticator(ctx, input),
    removeAuthenticator: (_, { input }, ctx) => removeAuthenticator(ctx, input ?? {}),
    regenerateBackupCodes: (_, { input }, ctx) => regenerateBackupCodes(ctx, input ?? {}),
  },
};
