import type { Resolvers } from '../../graphql/generated/types.ts';
import { getWorkspaceDetail, listMyWorkspaceMemberships } from './my-workspaces.reads.ts';

export const myWorkspacesResolvers: Resolvers = {
  Query: {
    workspaceDetail: async (_, { id, ...part }, ctx) => ({ workspace: await getWorkspaceDetail(ctx, id, part) }),
    myWorkspaceMemberships: (_, part, ctx) => listMyWorkspaceMemberships(ctx, part),
  },
};
