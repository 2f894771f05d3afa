import type { Resolvers } from '../../../generated/deployment.ts';
import { socialConnectionsOf } from '../social-connection.reads.ts';

export const viewerSocialConnectionResolvers: Resolvers = {
  Query: {
    mySocialConnections: (_, __, { rows, viewer }) =>
      socialConnectionsOf(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
  },
  Viewer: {
    socialConnections: ({ id }, _, { rows, viewer }) => {
      viewer.assertUser(id);
      return socialConnectionsOf(rows, viewer.deploymentId, id);
    },
  },
};
