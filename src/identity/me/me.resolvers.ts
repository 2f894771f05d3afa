import type { Resolvers } from '../../generated/deployment.ts';
import { emailsByUser, phonesByUser } from '../addresses/user-address.reads.ts';
import { getMe, getMeWithAddresses, viewerIdOf } from './me.reads.ts';

export const meResolvers: Resolvers = {
  Query: {
    // REST always returns the addresses; a GraphQL document may not select them.
    me: (_, __, { rows, viewer }) => getMeWithAddresses(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
    viewer: (_, __, { rows, viewer }) =>
      viewer.user === null ? null : getMe(rows, viewer.deploymentId, viewer.user.userId),
  },
  Viewer: {
    viewerId: ({ id }) => viewerIdOf(id),
    emails: async ({ id, emails }, _, { loaders }) => emails ?? (await loaders.load(emailsByUser, id)) ?? [],
    phones: async ({ id, phones }, _, { loaders }) => phones ?? (await loaders.load(phonesByUser, id)) ?? [],
  },
};
