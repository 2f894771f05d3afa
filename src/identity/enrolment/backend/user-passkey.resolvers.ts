import type { Resolvers } from '../../../generated/backend.ts';
import { deleteUserPasskey } from '../passkeys.service.ts';

export const userPasskeyResolvers: Resolvers = {
  Mutation: { deleteUserPasskey: (_, { userId, passkeyId }, ctx) => deleteUserPasskey(ctx, userId, passkeyId) },
};
