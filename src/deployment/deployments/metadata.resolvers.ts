import type { Resolvers } from '../graph/resolvers.ts';
import { getMetadata } from './deployment.reads.ts';

export const metadataResolvers: Resolvers = {
  Query: {
    deploymentMetadata: (_, __, { rows, viewer }) => getMetadata(rows, viewer.deploymentId),
  },
};
