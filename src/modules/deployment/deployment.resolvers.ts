import type { Resolvers } from '../../graphql/generated/types.ts';
import { getAllowedOrigins, getDeployment } from './deployment.reads.ts';

export const deploymentResolvers: Resolvers = {
  Query: {
    deployment: (_, __, { rows, viewer }) => getDeployment(rows, viewer.deploymentId),
    allowedOrigins: (_, __, { rows, viewer }) => getAllowedOrigins(rows, viewer.deploymentId),
  },
};
