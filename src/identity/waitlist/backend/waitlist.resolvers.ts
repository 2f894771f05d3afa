import type { DeploymentWaitlistArgs, Resolvers } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { offsetList } from '../../../platform/database/pages/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { countWaitlist, listWaitlist, waitlistPage } from '../waitlist.reads.ts';
import { approveWaitlistEntry, deleteWaitlistEntry } from '../waitlist.service.ts';

export const waitlistResolvers: Resolvers = {
  Query: {
    waitlist: (_, args, ctx) => waitlistConnection(ctx, args),
    listWaitlist: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listWaitlist(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    approveWaitlistEntry: (_, { id }, ctx) => approveWaitlistEntry(ctx, id),
    deleteWaitlistEntry: (_, { id }, ctx) => deleted(id, deleteWaitlistEntry(ctx, id)),
  },
  Deployment: { waitlist: (_, args, ctx) => waitlistConnection(ctx, args) },
};

function waitlistConnection({ rows, viewer: { deploymentId } }: Context, args: DeploymentWaitlistArgs) {
  return connectionOf(args, (page) => waitlistPage(rows, deploymentId, args.filter, page), {
    total: () => countWaitlist(rows, deploymentId, args.filter),
  });
}
