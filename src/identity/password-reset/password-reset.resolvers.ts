import type { Resolvers } from '../../generated/deployment.ts';
import { forgotPassword } from './forgot-password.service.ts';
import { resetPassword } from './reset-password.service.ts';

export const passwordResetResolvers: Resolvers = {
  Mutation: {
    forgotPassword: (_, { input }, ctx) => forgotPassword(ctx, input),
    resetPassword: (_, { input }, ctx) => resetPassword(ctx, input),
  },
};
