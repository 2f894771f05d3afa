import type { Resolvers } from '../../graphql/generated/types.ts';
import { prepareReauthentication, reauthenticate } from './reauthenticate.service.ts';

export const reauthenticateResolvers: Resolvers = {
  Mutation: {
    prepareReauthentication: (_, __, ctx) => prepareReauthentication(ctx),
    reauthenticate: (_, { input }, ctx) => reauthenticate(ctx, input),
  },
};
