import type { OrganizationSortKey, QueryOrganizationsArgs, Resolvers } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { offsetList } from '../../../platform/database/pages/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { memberCounts } from '../../members/membership-counts.reads.ts';
import {
  countOrganizations,
  getOrganization,
  listOrganizations,
  organizationPage,
  organizationsOfRoles,
  SORT_FIELDS,
  workspaceCounts,
} from '../organization.reads.ts';
import {
  createOrganization,
  deleteOrganizationImage,
  setOrganizationImage,
  updateOrganization,
} from './organization.service.ts';

export const organizationResolvers: Resolvers = {
  Query: {
    organization: (_, { id: organizationId }, { rows, viewer }) =>
      getOrganization(rows, viewer.deploymentId, organizationId),
    organizations: (_, args, ctx) => organizationsConnection(ctx, args),
    listOrganizations: (_, { slug = null, externalId = null, ...args }, { rows, viewer }) =>
      offsetList(args, (limit) =>
        listOrganizations(rows, viewer.deploymentId, { ...args, limit, filter: { slug, externalId } }),
      ),
  },
  Mutation: {
    createOrganization: (_, { input }, ctx) => createOrganization(ctx, input),
    setOrganizationImage: (_, { organizationId, input }, ctx) => setOrganizationImage(ctx, organizationId, input),
    deleteOrganizationImage: (_, { organizationId }, ctx) => deleteOrganizationImage(ctx, organizationId),
    updateOrganization: (_, { id: organizationId, input }, ctx) => updateOrganization(ctx, organizationId, input),
  },
  Deployment: { organizations: (_, args, ctx) => organizationsConnection(ctx, args) },
  Organization: {
    memberCount: async ({ id }, _, { loaders }) => (await loaders.load(memberCounts, id)) ?? 0,
    workspaceCount: async ({ id }, _, { loaders }) => (await loaders.load(workspaceCounts, id)) ?? 0,
  },
  Role: {
    organization: async ({ id, isDeploymentLevel }, _, { loaders }) =>
      isDeploymentLevel ? null : loaders.load(organizationsOfRoles, id),
  },
};

function organizationsConnection({ rows, viewer: { deploymentId } }: Context, args: QueryOrganizationsArgs) {
  return connectionOf(args, (page) => organizationPage(rows, deploymentId, args, page), {
    total: () => countOrganizations(rows, deploymentId, args),
    sortValueOf: (organization, field) => organization[SORT_FIELDS[field as OrganizationSortKey]],
  });
}
