import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import {
  getOrganization,
  listOrganizations,
  memberCounts,
  organizationCounts,
  organizationsOfDeployments,
  workspaceCounts,
} from './organization.reads.ts';
import { createOrganization, deleteOrganization, updateOrganization } from './organization.service.ts';

export const organizationResolvers: Resolvers = {
  Query: {
    organization: (_, { id: organizationId }, { rows, viewer }) =>
      getOrganization(rows, viewer.deploymentId, organizationId),
    organizations: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listOrganizations(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createOrganization: (_, { input }, ctx) => createOrganization(ctx, input),
    updateOrganization: (_, { id: organizationId, input }, ctx) => updateOrganization(ctx, organizationId, input),
    deleteOrganization: (_, { id: organizationId }, ctx) => deleteOrganization(ctx, organizationId),
  },
  Deployment: {
    organizations: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(organizationsOfDeployments, id, page), {
        total: async () => (await loaders.load(organizationCounts, id)) ?? 0,
      }),
  },
  Organization: {
    memberCount: async ({ id }, _, { loaders }) => (await loaders.load(memberCounts, id)) ?? 0,
    workspaceCount: async ({ id }, _, { loaders }) => (await loaders.load(workspaceCounts, id)) ?? 0,
  },
};
