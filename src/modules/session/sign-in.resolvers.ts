import type { Resolvers } from '../../graphql/generated/types.ts';
import { signIn } from './sign-in.service.ts';
import { signOut } from './sign-out.service.ts';

export const signInResolvers: Resolvers = {
  Mutation: {
    signIn: (_, { input }, ctx) => signIn(ctx, input),
    signOut: (_, { input }, ctx) => signOut(ctx, input?.signinId ?? null),
  },
};
