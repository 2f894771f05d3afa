import type { Resolvers } from '../../generated/deployment.ts';
import { identifierAvailability } from './identifier-availability.reads.ts';
import { signUp } from './sign-up.service.ts';

export const signUpResolvers: Resolvers = {
  Query: {
    identifierAvailability: (_, args, ctx) => identifierAvailability(ctx, args),
  },
  Mutation: {
    signUp: (_, { input }, ctx) => signUp(ctx, input),
  },
};
