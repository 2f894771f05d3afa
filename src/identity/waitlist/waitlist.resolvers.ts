import { offsetList } from '../../platform/database/page.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { listWaitlist } from './waitlist.reads.ts';
import { approveWaitlistEntry, deleteWaitlistEntry, joinWaitlist } from './waitlist.service.ts';

export const waitlistResolvers: Resolvers = {
  Query: {
    waitlist: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listWaitlist(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    joinWaitlist: (_, { input }, ctx) => joinWaitlist(ctx, input),
    approveWaitlistEntry: (_, { id }, ctx) => approveWaitlistEntry(ctx, id),
    deleteWaitlistEntry: (_, { id }, ctx) => deleteWaitlistEntry(ctx, id),
  },
};
