import type { Resolvers } from '../../generated/deployment.ts';
import { deploymentOfCaller } from './host-deployment.ts';

/** The public metadata of a deployment. */
export const metadataResolvers: Resolvers = {
  Query: {
    deploymentMetadata: async (_, __, ctx) => {
      const { id, uiSettings, createdAt, updatedAt } = await deploymentOfCaller(ctx);
      return { ...uiSettings, deploymentId: id, createdAt, updatedAt };
    },
  },
};
