import type { Resolvers } from '../graph/resolvers.ts';
import { deploymentMetadata } from './deployment.reads.ts';

export const metadataResolvers: Resolvers = {
  Query: {
    deploymentMetadata: (_, __, ctx) => deploymentMetadata(ctx),
  },
};
