import type { Resolvers } from '../../../generated/deployment.ts';
import { passkeysOf } from '../passkey.reads.ts';
import { relatedOrigins } from '../related-origins.ts';

export const viewerPasskeyResolvers: Resolvers = {
  Query: { relatedOrigins: (_, __, ctx) => relatedOrigins(ctx) },
  Viewer: {
    passkeys: ({ id }, _, { rows, viewer }) => {
      viewer.assertUser(id);
      return passkeysOf(rows, viewer.deploymentId, id);
    },
  },
};
