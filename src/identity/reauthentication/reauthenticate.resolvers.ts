import type { Resolvers } from '../../generated/deployment.ts';
import { prepareReauthentication, reauthenticate } from './reauthenticate.service.ts';
import { prepareReauthenticationByPasskey } from './reauthenticate-passkey.ts';

export const reauthenticateResolvers: Resolvers = {
  Mutation: {
    prepareReauthentication: (_, __, ctx) => prepareReauthentication(ctx),
    preparePasskeyReauthentication: (_, __, ctx) => prepareReauthenticationByPasskey(ctx),
    reauthenticate: (_, { input }, ctx) => reauthenticate(ctx, input),
  },
};
