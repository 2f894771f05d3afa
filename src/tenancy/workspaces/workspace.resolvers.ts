import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { organizationNotFound, organizationsById, workspaceCounts } from '../organizations/organization.reads.ts';
import {
  getWorkspace,
  listWorkspaces,
  workspaceCountsOfDeployments,
  workspaceMemberCounts,
  workspacesOfDeployments,
  workspacesOfOrganization,
  workspacesOfOrganizations,
} from './workspace.reads.ts';
import { createWorkspace, deleteWorkspace, updateWorkspace } from './workspace.service.ts';
import { memberColumns, membersOfWorkspaces } from './workspace-member-edge.reads.ts';

export const workspaceResolvers: Resolvers = {
  Query: {
    workspace: (_, { id: workspaceId }, { rows, viewer }) => getWorkspace(rows, viewer.deploymentId, workspaceId),
    workspaces: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listWorkspaces(rows, viewer.deploymentId, { ...args, limit })),
    organizationWorkspaces: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => workspacesOfOrganization(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createWorkspace: (_, { organizationId, input }, ctx) => createWorkspace(ctx, organizationId, input),
    updateWorkspace: (_, { id: workspaceId, input }, ctx) => updateWorkspace(ctx, workspaceId, input),
    deleteWorkspace: (_, { id: workspaceId }, ctx) => deleteWorkspace(ctx, workspaceId),
  },
  Deployment: {
    workspaces: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(workspacesOfDeployments, id, page), {
        total: async () => (await loaders.load(workspaceCountsOfDeployments, id)) ?? 0,
      }),
  },
  Organization: {
    workspaces: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(workspacesOfOrganizations, id, page), {
        total: async () => (await loaders.load(workspaceCounts, id)) ?? 0,
      }),
  },
  Workspace: {
    memberCount: async ({ id }, _, { loaders }) => (await loaders.load(workspaceMemberCounts, id)) ?? 0,
    organization: async ({ organizationId }, _, { loaders }) => {
      const organization = await loaders.load(organizationsById, organizationId);
      if (organization === undefined) throw organizationNotFound();
      return organization;
    },
    members: ({ id }, args, { loaders }, info) =>
      connectionOf(args, (page) => loaders.load(membersOfWorkspaces, id, { ...page, columns: memberColumns(info) }), {
        total: async () => (await loaders.load(workspaceMemberCounts, id)) ?? 0,
      }),
  },
};
