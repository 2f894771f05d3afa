import { offsetList } from '../../platform/database/page.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { listRoles, type Parent, rolesOfOrganizations, rolesOfWorkspaces } from './role.reads.ts';
import { createRole, deleteRole, updateRole } from './role-definition.service.ts';

const organization = (id: string): Parent => ({ level: 'organization', id });
const workspace = (id: string): Parent => ({ level: 'workspace', id });

export const roleResolvers: Resolvers = {
  Query: {
    organizationRoles: (_, { organizationId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) =>
        listRoles(rows, viewer.deploymentId, organization(organizationId), { ...page, limit }),
      ),
    workspaceRoles: (_, { workspaceId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) => listRoles(rows, viewer.deploymentId, workspace(workspaceId), { ...page, limit })),
  },
  Mutation: {
    createOrganizationRole: (_, { organizationId, input }, ctx) => createRole(ctx, organization(organizationId), input),
    updateOrganizationRole: (_, { organizationId, roleId, input }, ctx) =>
      updateRole(ctx, organization(organizationId), roleId, input),
    deleteOrganizationRole: (_, { organizationId, roleId }, ctx) =>
      deleteRole(ctx, organization(organizationId), roleId),
    createWorkspaceRole: (_, { workspaceId, input }, ctx) => createRole(ctx, workspace(workspaceId), input),
  },
  Organization: {
    roles: async ({ id }, _, { loaders }) => (await loaders.load(rolesOfOrganizations, id)) ?? [],
  },
  Workspace: {
    roles: async ({ id }, _, { loaders }) => (await loaders.load(rolesOfWorkspaces, id)) ?? [],
  },
};
