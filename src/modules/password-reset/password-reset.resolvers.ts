import type { Resolvers } from '../../graphql/generated/types.ts';
import { forgotPassword } from './forgot-password.service.ts';
import { resetPassword } from './reset-password.service.ts';

export const passwordResetResolvers: Resolvers = {
  Mutation: {
    forgotPassword: (_, { input }, ctx) => forgotPassword(ctx, input),
    resetPassword: (_, { input }, ctx) => resetPassword(ctx, input),
  },
};
