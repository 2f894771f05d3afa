import { backupCodesOf } from '../factors/authenticator.reads.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { startAuthenticator, verifyAuthenticator } from './authenticator.service.ts';
import { regenerateBackupCodes } from './backup-code.service.ts';
import { linkMyWallet } from './link-wallet.service.ts';
import { deleteMyPasskey, deleteUserPasskey, myPasskeys, renamePasskey } from './passkeys.service.ts';
import { registerPasskey, startPasskeyRegistration } from './register-passkey.service.ts';
import { removeAuthenticator } from './remove-authenticator.service.ts';
import { unlinkMyWallet } from './unlink-wallet.service.ts';

export const enrolmentResolvers: Resolvers = {
  Query: {
    backupCodes: (_, __, { rows, viewer }) => backupCodesOf(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
    myPasskeys: (_, __, ctx) => myPasskeys(ctx),
  },
  Mutation: {
    startAuthenticator: (_, { input }, ctx) => startAuthenticator(ctx, input ?? {}),
    verifyAuthenticator: (_, { input }, ctx) => verifyAuthenticator(ctx, input),
    removeAuthenticator: (_, { input }, ctx) => removeAuthenticator(ctx, input ?? {}),
    regenerateBackupCodes: (_, { input }, ctx) => regenerateBackupCodes(ctx, input ?? {}),
    startPasskeyRegistration: (_, __, ctx) => startPasskeyRegistration(ctx),
    registerPasskey: (_, { input }, ctx) => registerPasskey(ctx, input),
    renamePasskey: (_, { passkeyId, input }, ctx) => renamePasskey(ctx, passkeyId, input.name),
    deleteMyPasskey: (_, { passkeyId }, ctx) => deleteMyPasskey(ctx, passkeyId),
    deleteUserPasskey: (_, { userId, passkeyId }, ctx) => deleteUserPasskey(ctx, userId, passkeyId),
    linkMyWallet: (_, { input }, ctx) => linkMyWallet(ctx, input),
    unlinkMyWallet: (_, { walletId }, ctx) => unlinkMyWallet(ctx, walletId),
  },
};
