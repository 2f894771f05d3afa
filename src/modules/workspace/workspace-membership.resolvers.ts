import { offsetList } from '../../database/page.ts';
import { decodeCursor, toConnection } from '../../graphql/connections.ts';
import type { Resolvers } from '../../graphql/generated/types.ts';
import { rolesOfWorkspaceMemberships } from '../role/role.reads.ts';
import { userNotFound, usersById } from '../user/user.reads.ts';
import { workspaceNotFound, workspacesById } from './workspace.reads.ts';
import { listWorkspaceMembers } from './workspace-member-list.reads.ts';
import { workspaceMembershipCounts, workspaceMembershipsOfUsers } from './workspace-membership.reads.ts';
import { addWorkspaceMember, removeWorkspaceMember, updateWorkspaceMember } from './workspace-membership.service.ts';

export const workspaceMembershipResolvers: Resolvers = {
  Query: {
    workspaceMembers: (_, { workspaceId, ...args }, { rows, viewer }) =>
      offsetList(args, (limit) => listWorkspaceMembers(rows, viewer.deploymentId, workspaceId, { ...args, limit })),
  },
  Mutation: {
    addWorkspaceMember: (_, { workspaceId, input }, ctx) => addWorkspaceMember(ctx, workspaceId, input),
    updateWorkspaceMember: (_, { workspaceId, membershipId, input }, ctx) =>
      updateWorkspaceMember(ctx, workspaceId, membershipId, input),
    removeWorkspaceMember: (_, { workspaceId, membershipId }, ctx) =>
      removeWorkspaceMember(ctx, workspaceId, membershipId),
  },
  User: {
    workspaceMemberships: async ({ id }, { first, after }, { loaders }) => {
      const page = { first, after: decodeCursor(after) };
      const rows = (await loaders.load(workspaceMembershipsOfUsers, id, page)) ?? [];
      const total = async () => (await loaders.load(workspaceMembershipCounts, id)) ?? 0;
      return toConnection(rows, first, { after, total });
    },
  },
  WorkspaceMember: {
    roles: ({ id, roles }, _, { loaders }) =>
      roles ?? loaders.load(rolesOfWorkspaceMemberships, id).then((found) => found ?? []),
    workspace: async ({ workspaceId }, _, { loaders }) => {
      const workspace = await loaders.load(workspacesById, workspaceId);
      if (workspace === undefined) throw workspaceNotFound();
      return workspace;
    },
    user: async ({ userId }, _, { loaders }) => {
      const user = await loaders.load(usersById, userId);
      if (user === undefined) throw userNotFound();
      return user;
    },
  },
};
