import type { Resolvers } from '../../../../generated/backend.ts';
import { offsetList } from '../../../../platform/database/pages/page.ts';
import { deleted } from '../../../../platform/graph/deleted-resource.ts';
import { memberConnection } from '../../../members/backend/member.connection.ts';
import { memberEdges } from '../../../members/backend/member.resolvers.ts';
import { listMembers } from '../../../members/backend/member-list.reads.ts';
import { workspaceNotFound } from '../../../parents/parent.ts';
import { workspacesById } from '../../workspace.reads.ts';
import { addWorkspaceMember, removeWorkspaceMember, updateWorkspaceMember } from './workspace-membership.service.ts';

const level = 'workspace';

export const workspaceMembershipResolvers: Resolvers = {
  Query: {
    listWorkspaceMembers: (_, { workspaceId: id, ...args }, { rows, viewer }) =>
      offsetList(args, (limit) => listMembers(rows, viewer.deploymentId, { level, id }, { ...args, limit })),
  },
  Mutation: {
    addWorkspaceMember: (_, { workspaceId, input }, ctx) => addWorkspaceMember(ctx, workspaceId, input),
    updateWorkspaceMember: (_, { workspaceId, membershipId, input }, ctx) =>
      updateWorkspaceMember(ctx, workspaceId, membershipId, input),
    removeWorkspaceMember: (_, { workspaceId, membershipId }, ctx) =>
      deleted(membershipId, removeWorkspaceMember(ctx, workspaceId, membershipId)),
  },
  Workspace: {
    members: ({ id }, args, ctx, info) => memberConnection(ctx, { level, parent: 'workspace', id }, args, info),
  },
  Role: {
    workspaceMembers: ({ id }, args, ctx, info) => memberConnection(ctx, { level, parent: 'role', id }, args, info),
  },
  User: {
    workspaceMemberships: ({ id }, args, ctx, info) => memberConnection(ctx, { level, parent: 'user', id }, args, info),
  },
  WorkspaceMember: {
    ...memberEdges(level),
    workspace: async ({ workspaceId }, _, { loaders }) => {
      const workspace = await loaders.load(workspacesById, workspaceId);
      if (workspace === undefined) throw workspaceNotFound();
      return workspace;
    },
  },
};
