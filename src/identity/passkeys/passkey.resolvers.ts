import type { Resolvers } from '../graph/resolvers.ts';
import { getUser } from '../users/user.reads.ts';
import { attemptPasskey, preparePasskey } from './attempt-passkey.service.ts';
import { deleteMyPasskey, deleteUserPasskey, myPasskeys, renamePasskey } from './my-passkeys.service.ts';
import { passkeysByUser, passkeysOf } from './passkey.reads.ts';
import { prepareReauthenticationByPasskey } from './reauthenticate-passkey.ts';
import { registerPasskey, startPasskeyRegistration } from './register-passkey.service.ts';
import { relatedOrigins } from './related-origins.ts';

export const passkeyResolvers: Resolvers = {
  Query: {
    myPasskeys: (_, __, ctx) => myPasskeys(ctx),
    relatedOrigins: (_, __, ctx) => relatedOrigins(ctx),
    userPasskeys: async (_, { userId }, { rows, viewer }) => {
      await getUser(rows, viewer.deploymentId, userId);
      return passkeysOf(rows, viewer.deploymentId, userId);
    },
  },
  Mutation: {
    startPasskeyRegistration: (_, __, ctx) => startPasskeyRegistration(ctx),
    registerPasskey: (_, { input }, ctx) => registerPasskey(ctx, input),
    renamePasskey: (_, { passkeyId, input }, ctx) => renamePasskey(ctx, passkeyId, input.name),
    deleteMyPasskey: (_, { passkeyId }, ctx) => deleteMyPasskey(ctx, passkeyId),
    deleteUserPasskey: (_, { userId, passkeyId }, ctx) => deleteUserPasskey(ctx, userId, passkeyId),
    preparePasskey: (_, { input }, ctx) => preparePasskey(ctx, input.signinAttemptId),
    attemptPasskey: (_, { input }, ctx) => attemptPasskey(ctx, input),
    preparePasskeyReauthentication: (_, __, ctx) => prepareReauthenticationByPasskey(ctx),
  },
  Me: {
    passkeys: ({ id }, _, { rows, viewer }) => {
      viewer.assertUser(id);
      return passkeysOf(rows, viewer.deploymentId, id);
    },
  },
  User: {
    passkeys: async ({ id }, _, { loaders }) => (await loaders.load(passkeysByUser, id)) ?? [],
  },
};
