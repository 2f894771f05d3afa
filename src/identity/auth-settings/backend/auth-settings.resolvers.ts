import { getSettings } from '../../../deployment/index.ts';
import type { Resolvers } from '../../../generated/backend.ts';
import { updateAuthSettings } from '../auth-settings.service.ts';

export const authSettingsResolvers: Resolvers = {
  Query: { authSettings: async (_, __, ctx) => (await getSettings(ctx)).authSettings },
  Mutation: { updateAuthSettings: (_, { input }, ctx) => updateAuthSettings(ctx, input) },
};
