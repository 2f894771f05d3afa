import type { Resolvers } from '../../graphql/generated/types.ts';
import { startAuthenticator, verifyAuthenticator } from './authenticator.service.ts';
import { regenerateBackupCodes } from './backup-code.service.ts';
import { removeAuthenticator } from './remove-authenticator.service.ts';

export const authenticatorResolvers: Resolvers = {
  Mutation: {
    startAuthenticator: (_, __, ctx) => startAuthenticator(ctx),
    verifyAuthenticator: (_, { input }, ctx) => verifyAuthenticator(ctx, input),
    removeAuthenticator: (_, { input }, ctx) => removeAuthenticator(ctx, input ?? {}),
    regenerateBackupCodes: (_, __, ctx) => regenerateBackupCodes(ctx),
  },
};
