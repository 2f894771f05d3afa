import type { Resolvers } from '../../../generated/deployment.ts';
import { joinWaitlist } from '../waitlist.service.ts';

export const joinWaitlistResolvers: Resolvers = {
  Mutation: { joinWaitlist: (_, { input }, ctx) => joinWaitlist(ctx, input) },
};
