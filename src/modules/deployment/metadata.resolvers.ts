import type { Resolvers } from '../../graphql/generated/types.ts';
import { authOptions } from './auth-options.reads.ts';
import { getMetadata } from './deployment.reads.ts';

export const metadataResolvers: Resolvers = {
  Query: {
    authOptions: (_, __, { rows, viewer }) => authOptions(rows, viewer.deploymentId),
    deploymentMetadata: (_, __, { rows, viewer }) => getMetadata(rows, viewer.deploymentId),
  },
};
