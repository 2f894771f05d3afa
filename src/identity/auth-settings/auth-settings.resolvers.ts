import { getSettings } from '../../deployment/index.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { authOptions } from './auth-options.reads.ts';
import { updateAuthSettings } from './auth-settings.service.ts';

export const authSettingsResolvers: Resolvers = {
  Query: {
    authOptions: (_, __, ctx) => authOptions(ctx),
    authSettings: async (_, __, ctx) => (await getSettings(ctx)).authSettings,
  },
  Mutation: {
    updateAuthSettings: (_, { input }, ctx) => updateAuthSettings(ctx, input),
  },
};
