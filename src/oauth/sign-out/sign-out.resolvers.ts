import type { Resolvers } from '../../generated/deployment.ts';
import { getPendingSignOut } from './pending-sign-out.reads.ts';
import { decideSignOut } from './sign-out.service.ts';

export const oauthSignOutResolvers: Resolvers = {
  Query: {
    oauthSignOut: (_, __, { rows, viewer }) =>
      getPendingSignOut(rows, viewer.deploymentId, viewer.assertSignIn().signInId),
  },
  Mutation: {
    decideOauthSignOut: (_, { input }, ctx) => decideSignOut(ctx, input),
  },
};
