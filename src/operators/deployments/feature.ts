import type { Feature } from '../../platform/feature.ts';
import { installedDeploymentResolvers } from './installed-deployment.resolvers.ts';

/** The deployments of this installation, as the console lists and creates them. */
export const installedDeploymentsFeature: Feature = {
  resolvers: { console: [installedDeploymentResolvers] },
};
