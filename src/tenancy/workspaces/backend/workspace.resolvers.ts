import type { QueryWorkspacesArgs, Resolvers, WorkspaceSortKey } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { offsetList } from '../../../platform/database/pages/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import type { WorkspaceRow } from '../../graph/rows.ts';
import { memberCounts } from '../../members/membership-counts.reads.ts';
import { organizationsById, workspaceCounts } from '../../organizations/organization.reads.ts';
import { organizationNotFound } from '../../parents/parent.ts';
import {
  countWorkspaces,
  getWorkspace,
  listWorkspaces,
  matchingWorkspaceCounts,
  SORT_FIELDS,
  workspacePage,
  workspacesOfOrganization,
  workspacesOfOrganizations,
  workspacesOfRoles,
} from '../workspace.reads.ts';
import {
  createWorkspace,
  deleteWorkspace,
  deleteWorkspaceImage,
  setWorkspaceImage,
  updateWorkspace,
} from './workspace.service.ts';

export const workspaceResolvers: Resolvers = {
  Query: {
    workspace: (_, { id: workspaceId }, { rows, viewer }) => getWorkspace(rows, viewer.deploymentId, workspaceId),
    workspaces: (_, args, ctx) => workspacesConnection(ctx, args),
    listWorkspaces: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listWorkspaces(rows, viewer.deploymentId, { ...args, limit })),
    listOrganizationWorkspaces: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => workspacesOfOrganization(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createWorkspace: (_, { organizationId, input }, ctx) => createWorkspace(ctx, organizationId, input),
    setWorkspaceImage: (_, { workspaceId, input }, ctx) => setWorkspaceImage(ctx, workspaceId, input),
    deleteWorkspaceImage: (_, { workspaceId }, ctx) => deleteWorkspaceImage(ctx, workspaceId),
    updateWorkspace: (_, { id: workspaceId, input }, ctx) => updateWorkspace(ctx, workspaceId, input),
    deleteWorkspace: (_, { id: workspaceId }, ctx) => deleted(workspaceId, deleteWorkspace(ctx, workspaceId)),
  },
  Deployment: { workspaces: (_, args, ctx) => workspacesConnection(ctx, args) },
  Organization: {
    workspaces: ({ id }, args, { loaders }) => {
      const { search, filter } = args;
      const total =
        search || filter
          ? () => loaders.load(matchingWorkspaceCounts, id, { search, filter })
          : () => loaders.load(workspaceCounts, id);
      return connectionOf(args, (page) => loaders.load(workspacesOfOrganizations, id, { ...page, search, filter }), {
        total: async () => (await total()) ?? 0,
        sortValueOf,
      });
    },
  },
  Workspace: {
    memberCount: async ({ id }, _, { loaders }) => (await loaders.load(memberCounts, id)) ?? 0,
    organization: async ({ organizationId }, _, { loaders }) => {
      const organization = await loaders.load(organizationsById, organizationId);
      if (organization === undefined) throw organizationNotFound();
      return organization;
    },
  },
  Role: {
    workspace: async ({ id, isDeploymentLevel }, _, { loaders }) =>
      isDeploymentLevel ? null : loaders.load(workspacesOfRoles, id),
  },
};

function workspacesConnection({ rows, viewer: { deploymentId } }: Context, args: QueryWorkspacesArgs) {
  return connectionOf(args, (page) => workspacePage(rows, deploymentId, args, page), {
    total: () => countWorkspaces(rows, deploymentId, args),
    sortValueOf,
  });
}

function sortValueOf(workspace: WorkspaceRow, field: string): string {
  return workspace[SORT_FIELDS[field as WorkspaceSortKey]];
}
