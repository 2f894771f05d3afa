import type { Feature } from '../../platform/feature.ts';
import { DeploymentSchema } from './deployment.entity.ts';
import { metadataResolvers } from './metadata.resolvers.ts';

/** Deployments and their public metadata. */
export const deploymentsFeature: Feature = {
  entities: [DeploymentSchema],
  resolvers: { deployment: [metadataResolvers] },
  tags: {
    '': { name: 'Deployment', description: 'The deployment that the credential belongs to, with its settings.' },
    '.well-known': { name: 'Discovery', description: 'Public metadata and signing keys; requires no session.' },
    settings: { name: 'Settings', description: 'Sign-in, mail server, allowed origins and restrictions.' },
  },
};
