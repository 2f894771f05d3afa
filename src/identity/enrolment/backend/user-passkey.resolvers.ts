import type { Resolvers } from '../../../generated/backend.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { deleteUserPasskey } from '../passkeys.service.ts';

export const userPasskeyResolvers: Resolvers = {
  Mutation: {
    deleteUserPasskey: (_, { userId, passkeyId }, ctx) => deleted(passkeyId, deleteUserPasskey(ctx, userId, passkeyId)),
  },
};
