import type { Resolvers } from '../../generated/backend.ts';
import { readSocialToken } from './read-social-token.service.ts';

export const socialTokenResolvers: Resolvers = {
  Query: { userSocialToken: (_, { userId, provider }, ctx) => readSocialToken(ctx, userId, provider) },
};
