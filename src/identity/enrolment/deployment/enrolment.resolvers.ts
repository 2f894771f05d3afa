import type { Resolvers } from '../../../generated/deployment.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { backupCodesOf } from '../../factors/authenticator.reads.ts';
import { startAuthenticator, verifyAuthenticator } from '../authenticator.service.ts';
import { regenerateBackupCodes } from '../backup-code.service.ts';
import { linkMyWallet } from '../link-wallet.service.ts';
import { deleteMyPasskey, myPasskeys, renamePasskey } from '../passkeys.service.ts';
import { registerPasskey, startPasskeyRegistration } from '../register-passkey.service.ts';
import { removeAuthenticator } from '../remove-authenticator.service.ts';
import { unlinkMyWallet } from '../unlink-wallet.service.ts';

export const enrolmentResolvers: Resolvers = {
  Query: {
    backupCodes: (_, __, { rows, viewer }) => backupCodesOf(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
    passkeys: (_, __, ctx) => myPasskeys(ctx),
  },
  Mutation: {
    startAuthenticator: (_, { input }, ctx) => startAuthenticator(ctx, input ?? {}),
    verifyAuthenticator: (_, { input }, ctx) => verifyAuthenticator(ctx, input),
    removeAuthenticator: (_, { input }, ctx) => removeAuthenticator(ctx, input ?? {}),
    regenerateBackupCodes: (_, { input }, ctx) => regenerateBackupCodes(ctx, input ?? {}),
    startPasskeyRegistration: (_, __, ctx) => startPasskeyRegistration(ctx),
    registerPasskey: (_, { input }, ctx) => registerPasskey(ctx, input),
    renamePasskey: (_, { passkeyId, input }, ctx) => renamePasskey(ctx, passkeyId, input.name),
    deletePasskey: (_, { passkeyId }, ctx) => deleteMyPasskey(ctx, passkeyId),
    linkWallet: (_, { input }, ctx) => linkMyWallet(ctx, input),
    unlinkWallet: (_, { walletId }, ctx) => deleted(walletId, unlinkMyWallet(ctx, walletId)),
  },
};
