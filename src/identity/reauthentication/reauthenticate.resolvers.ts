import type { Resolvers } from '../graph/resolvers.ts';
import { prepareReauthentication, reauthenticate } from './reauthenticate.service.ts';

export const reauthenticateResolvers: Resolvers = {
  Mutation: {
    prepareReauthentication: (_, __, ctx) => prepareReauthentication(ctx),
    reauthenticate: (_, { input }, ctx) => reauthenticate(ctx, input),
  },
};
