import type { Resolvers } from '../graph/resolvers.ts';
import { signOut } from '../sessions/sign-out.service.ts';
import { signIn } from './sign-in.service.ts';

export const signInResolvers: Resolvers = {
  Mutation: {
    signIn: (_, { input }, ctx) => signIn(ctx, input),
    signOut: (_, { input }, ctx) => signOut(ctx, input?.signinId ?? null),
  },
};
