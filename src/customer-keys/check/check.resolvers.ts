import type { Resolvers } from '../../generated/backend.ts';
import { verifyApiKey, verifyApiKeys } from './verify.service.ts';

export const apiKeyCheckResolvers: Resolvers = {
  Mutation: {
    verifyApiKey: (_, { input }, ctx) => verifyApiKey(ctx, input),
    verifyApiKeys: (_, { input }, ctx) => verifyApiKeys(ctx, input),
  },
};
