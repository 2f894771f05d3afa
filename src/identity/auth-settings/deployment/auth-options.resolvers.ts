import type { Resolvers } from '../../../generated/deployment.ts';
import { authOptions } from '../auth-options.reads.ts';

export const authOptionsResolvers: Resolvers = {
  Query: { authOptions: (_, __, ctx) => authOptions(ctx) },
};
