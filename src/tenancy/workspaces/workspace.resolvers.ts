import { offsetList } from '../../platform/database/page.ts';
import { decodeCursor, toConnection } from '../../platform/graph/connections.ts';
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
    workspace: (_, { workspaceId }, { rows, viewer }) => getWorkspace(rows, viewer.deploymentId, workspaceId),
    workspaces: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listWorkspaces(rows, viewer.deploymentId, { ...args, limit })),
    organizationWorkspaces: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => workspacesOfOrganization(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createWorkspace: (_, { organizationId, input }, ctx) => createWorkspace(ctx, organizationId, input),
    updateWorkspace: (_, { workspaceId, input }, ctx) => updateWorkspace(ctx, workspaceId, input),
    deleteWorkspace: (_, { workspaceId }, ctx) => deleteWorkspace(ctx, workspaceId),
  },
  Deployment: {
    workspaces: async ({ id }, { first, after }, { loaders }) => {
      const rows = (await loaders.load(workspacesOfDeployments, id, { first, after: decodeCursor(after) })) ?? [];
      const total = async () => (await loaders.load(workspaceCountsOfDeployments, id)) ?? 0;
      return toConnection(rows, first, { after, total });
    },
  },
  Organization: {
    workspaces: async ({ id }, { first, after }, { loaders }) => {
      const page = { first, after: decodeCursor(after) };
      const rows = (await loaders.load(workspacesOfOrganizations, id, page)) ?? [];
      const total = async () => (await loaders.load(workspaceCounts, id)) ?? 0;
      return toConnection(rows, first, { after, total });
    },
  },
  Workspace: {
    memberCount: async ({ id }, _, { loaders }) => (await loaders.load(workspaceMemberCounts, id)) ?? 0,
    organization: async ({ organizationId }, _, { loaders }) => {
      const organization = await loaders.load(organizationsById, organizationId);
      if (organization === undefined) throw organizationNotFound();
      return organization;
    },
    members: async ({ id }, { first, after }, { loaders }, info) => {
      const page = { first, after: decodeCursor(after), columns: memberColumns(info) };
      const rows = (await loaders.load(membersOfWorkspaces, id, page)) ?? [];
      const total = async () => (await loaders.load(workspaceMemberCounts, id)) ?? 0;
      return toConnection(rows, first, { after, total });
    },
  },
};
