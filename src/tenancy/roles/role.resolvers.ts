import type { Resolvers } from '../../generated/backend.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import type { Parent } from '../parents/parent.ts';
import { listRoles } from './role.reads.ts';
import { createRole, deleteRole, updateRole } from './role-definition.service.ts';
import {
  roleCountsOfOrganizations,
  roleCountsOfWorkspaces,
  rolesOfOrganizations,
  rolesOfWorkspaces,
} from './role-edge.reads.ts';

const organization = (id: string): Parent => ({ level: 'organization', id });
const workspace = (id: string): Parent => ({ level: 'workspace', id });

export const roleResolvers: Resolvers = {
  Query: {
    listOrganizationRoles: (_, { organizationId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) =>
        listRoles(rows, viewer.deploymentId, organization(organizationId), { ...page, limit }),
      ),
    listWorkspaceRoles: (_, { workspaceId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) => listRoles(rows, viewer.deploymentId, workspace(workspaceId), { ...page, limit })),
  },
  Mutation: {
    createOrganizationRole: (_, { organizationId, input }, ctx) => createRole(ctx, organization(organizationId), input),
    updateOrganizationRole: (_, { organizationId, roleId, input }, ctx) =>
      updateRole(ctx, organization(organizationId), roleId, input),
    deleteOrganizationRole: (_, { organizationId, roleId }, ctx) =>
      deleted(roleId, deleteRole(ctx, organization(organizationId), roleId)),
    createWorkspaceRole: (_, { workspaceId, input }, ctx) => createRole(ctx, workspace(workspaceId), input),
    updateWorkspaceRole: (_, { workspaceId, roleId, input }, ctx) =>
      updateRole(ctx, workspace(workspaceId), roleId, input),
    deleteWorkspaceRole: (_, { workspaceId, roleId }, ctx) =>
      deleted(roleId, deleteRole(ctx, workspace(workspaceId), roleId)),
  },
  Organization: {
    roles: ({ id }, { filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(rolesOfOrganizations, id, { ...page, filter }), {
        total: async () => (await loaders.load(roleCountsOfOrganizations, id, { filter })) ?? 0,
      }),
  },
  Workspace: {
    roles: ({ id }, { filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(rolesOfWorkspaces, id, { ...page, filter }), {
        total: async () => (await loaders.load(roleCountsOfWorkspaces, id, { filter })) ?? 0,
      }),
  },
};
