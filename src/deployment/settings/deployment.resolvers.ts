import type { Resolvers } from '../../generated/backend.ts';
import { publishableKeyOf } from '../deployments/publishable-key.ts';
import { getAllowedOrigins, getDeployment } from './deployment.reads.ts';
import { setAllowedOrigins, updateDeployment } from './deployment.service.ts';
import { getSettings } from './settings.reads.ts';
import { updateB2bSettings, updateRestrictions, updateUiSettings } from './settings.service.ts';

export const deploymentResolvers: Resolvers = {
  Query: {
    deployment: (_, __, ctx) => getDeployment(ctx, ctx.rows),
    allowedOrigins: (_, __, { rows, viewer }) => getAllowedOrigins(rows, viewer.deploymentId),
    uiSettings: async (_, __, ctx) => (await getSettings(ctx)).uiSettings,
    b2bSettings: async (_, __, ctx) => (await getSettings(ctx)).b2bSettings,
    restrictions: async (_, __, ctx) => (await getSettings(ctx)).restrictions,
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
