import type { Resolvers } from '../../graphql/generated/types.ts';
import { sessionOf } from './session.reads.ts';

export const sessionResolvers: Resolvers = {
  Query: {
    session: (_, __, ctx) => sessionOf(ctx),
  },
};
