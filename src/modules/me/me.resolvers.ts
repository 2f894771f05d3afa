import type { Resolvers } from '../../graphql/generated/types.ts';
import { emailsByUser, phonesByUser } from '../user/user.reads.ts';
import { getMe } from './me.reads.ts';

export const meResolvers: Resolvers = {
  Query: {
    me: (_, __, { rows, viewer }) => getMe(rows, viewer.deploymentId, viewer.assertSignedIn().userId),
    viewer: (_, __, { rows, viewer }) =>
      viewer.signedIn === null ? null : getMe(rows, viewer.deploymentId, viewer.signedIn.userId),
  },
  Me: {
    emails: async ({ id }, _, { loaders }) => (await loaders.load(emailsByUser, id)) ?? [],
    phones: async ({ id }, _, { loaders }) => (await loaders.load(phonesByUser, id)) ?? [],
  },
};
