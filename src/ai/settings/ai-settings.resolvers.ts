import type { Resolvers } from '../../generated/backend.ts';
import { getAiSettings } from './ai-settings.reads.ts';
import { deleteAiSettings, updateAiSettings } from './ai-settings.service.ts';
import { verifyAiSettings } from './verify-provider.ts';

export const aiSettingsResolvers: Resolvers = {
  Query: {
    aiSettings: (_, __, { rows, viewer }) => getAiSettings(rows, viewer.deploymentId),
  },
  Mutation: {
    updateAiSettings: (_, { input }, ctx) => updateAiSettings(ctx, input),
    deleteAiSettings: (_, __, ctx) => deleteAiSettings(ctx),
    verifyAiSettings: (_, __, ctx) => verifyAiSettings(ctx),
  },
};
