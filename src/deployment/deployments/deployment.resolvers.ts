import type { Resolvers } from '../graph/resolvers.ts';
import { getSettings } from '../settings/settings.reads.ts';
import { updateB2bSettings, updateRestrictions, updateUiSettings } from '../settings/settings.service.ts';
import { getAllowedOrigins, getDeployment } from './deployment.reads.ts';
import { setAllowedOrigins, updateDeployment } from './deployment.service.ts';
import { publishableKeyOf } from './publishable-key.ts';

export const deploymentResolvers: Resolvers = {
  Query: {
    deployment: (_, __, { rows, viewer }) => getDeployment(rows, viewer.deploymentId),
    allowedOrigins: (_, __, { rows, viewer }) => getAllowedOrigins(rows, viewer.deploymentId),
    uiSettings: async (_, __, { rows, viewer }) => (await getSettings(rows, viewer.deploymentId)).uiSettings,
    b2bSettings: async (_, __, { rows, viewer }) => (await getSettings(rows, viewer.deploymentId)).b2bSettings,
    restrictions: async (_, __, { rows, viewer }) => (await getSettings(rows, viewer.deploymentId)).restrictions,
  },
  Mutation: {
    updateDeployment: (_, { input }, ctx) => updateDeployment(ctx, input),
    setAllowedOrigins: (_, { input }, ctx) => setAllowedOrigins(ctx, input),
    updateUiSettings: (_, { input }, ctx) => updateUiSettings(ctx, input),
    updateB2bSettings: (_, { input }, ctx) => updateB2bSettings(ctx, input),
    updateRestrictions: (_, { input }, ctx) => updateRestrictions(ctx, input),
  },
  Deployment: { publishableKey: (deployment, _, { config }) => publishableKeyOf(config, deployment) },
};
