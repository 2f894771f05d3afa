import type { Feature } from '../../platform/feature.ts';
import { deploymentById } from './deployment.reads.ts';
import { deploymentResolvers } from './deployment.resolvers.ts';

/** Reads and changes of a deployment with its settings. */
export const settingsFeature: Feature = {
  resolvers: { backend: [deploymentResolvers] },
  eventResources: {
    deployment: {
      typeName: 'Deployment',
      omittedFields: [],
      byId: deploymentById,
      readScopes: { deployment: 'settings:read', settings: 'settings:read' },
    },
  },
};
