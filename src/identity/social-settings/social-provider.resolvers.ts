import type { Resolvers } from '../../generated/backend.ts';
import { readProvider, readProviders, shownProvider } from './social-provider.reads.ts';
import { createSocialProvider, deleteSocialProvider, updateSocialProvider } from './social-provider.service.ts';
import { verifySocialProvider } from './verify-social-provider.ts';

export const socialProviderResolvers: Resolvers = {
  Query: {
    socialProviders: async (_, __, { rows, viewer, config }) =>
      (await readProviders(rows, viewer.deploymentId)).map((provider) => shownProvider(config, provider)),
    socialProvider: async (_, { name }, { rows, viewer, config }) =>
      shownProvider(config, await readProvider(rows, viewer.deploymentId, name)),
  },
  Mutation: {
    createSocialProvider: (_, { input }, ctx) => createSocialProvider(ctx, input),
    updateSocialProvider: (_, { name, input }, ctx) => updateSocialProvider(ctx, name, input),
    deleteSocialProvider: (_, { name }, ctx) => deleteSocialProvider(ctx, name),
    verifySocialProvider: (_, { name }, ctx) => verifySocialProvider(ctx, name),
  },
};
