import type { Resolvers } from '../../graphql/generated/types.ts';
import { attemptVerification } from './second-factor.service.ts';
import { signIn } from './sign-in.service.ts';
import { signOut } from './sign-out.service.ts';
import { signUp } from './sign-up.service.ts';

export const signInResolvers: Resolvers = {
  Mutation: {
    signUp: (_, { input }, ctx) => signUp(ctx, input),
    signIn: (_, { input }, ctx) => signIn(ctx, input),
    attemptSigninVerification: (_, { input }, ctx) => attemptVerification(ctx, input),
    signOut: (_, { input }, ctx) => signOut(ctx, input?.signinId ?? null),
  },
};
