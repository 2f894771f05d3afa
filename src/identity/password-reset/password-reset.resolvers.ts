import type { Resolvers } from '../graph/resolvers.ts';
import { forgotPassword } from './forgot-password.service.ts';
import { resetPassword } from './reset-password.service.ts';

export const passwordResetResolvers: Resolvers = {
  Mutation: {
    forgotPassword: (_, { input }, ctx) => forgotPassword(ctx, input),
    resetPassword: (_, { input }, ctx) => resetPassword(ctx, input),
  },
};
