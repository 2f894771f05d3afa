import type { Resolvers } from '../../generated/deployment.ts';
import { attemptPasskey, preparePasskey } from './attempt-passkey.service.ts';
import { signIn } from './sign-in.service.ts';

export const signInResolvers: Resolvers = {
  Mutation: {
    preparePasskey: (_, { input }, ctx) => preparePasskey(ctx, input.signInAttemptId),
    attemptPasskey: (_, { input }, ctx) => attemptPasskey(ctx, input),
    signIn: (_, { input }, ctx) => signIn(ctx, input),
  },
};
