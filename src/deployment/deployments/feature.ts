import type { Feature } from '../../platform/feature.ts';
import { DeploymentSchema } from './deployment.entity.ts';
import { metadataResolvers } from './metadata.resolvers.ts';
import { Migration002DeploymentVersion } from './migrations/002-deployment-version.ts';

/** Deployments and their public metadata. */
export const deploymentsFeature: Feature = {
  entities: [DeploymentSchema],
  migrations: [{ name: '002-deployment-version', class: Migration002DeploymentVersion }],
  resolvers: { deployment: [metadataResolvers] },
  tags: {
    '': { name: 'Deployment', description: 'The deployment that the credential belongs to, with its settings.' },
    '.well-known': { name: 'Discovery', description: 'Public metadata and signing keys; requires no session.' },
    settings: { name: 'Settings', description: 'Sign-in, mail server, allowed origins and restrictions.' },
  },
};
