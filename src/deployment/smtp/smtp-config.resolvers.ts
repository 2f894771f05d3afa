import type { Resolvers } from '../../generated/backend.ts';
import { deleteSmtpConfig, setSmtpConfig, verifySmtpConfig } from './smtp-config.service.ts';

export const smtpConfigResolvers: Resolvers = {
  Mutation: {
    setSmtpConfig: (_, { input }, ctx) => setSmtpConfig(ctx, input),
    deleteSmtpConfig: (_, __, ctx) => deleteSmtpConfig(ctx),
    verifySmtpConfig: (_, { input }, ctx) => verifySmtpConfig(ctx, input.to),
  },
};
