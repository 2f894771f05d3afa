import type { Resolvers } from '../graph/resolvers.ts';
import type { Parent } from '../parents/parent.ts';
import { createRoleAsManager, deleteRoleAsManager, updateRoleAsManager } from './end-user-role.service.ts';

const organization = (id: string): Parent => ({ level: 'organization', id });
const workspace = (id: string): Parent => ({ level: 'workspace', id });

export const endUserRoleResolvers: Resolvers = {
  Mutation: {
    createRoleOfOrganization: (_, { id, input }, ctx) => createRoleAsManager(ctx, organization(id), input),
    updateRoleOfOrganization: (_, { id, roleId, input }, ctx) =>
      updateRoleAsManager(ctx, organization(id), roleId, input),
    deleteRoleOfOrganization: (_, { id, roleId }, ctx) => deleteRoleAsManager(ctx, organization(id), roleId),
    createRoleOfWorkspace: (_, { id, input }, ctx) => createRoleAsManager(ctx, workspace(id), input),
    updateRoleOfWorkspace: (_, { id, roleId, input }, ctx) => updateRoleAsManager(ctx, workspace(id), roleId, input),
    deleteRoleOfWorkspace: (_, { id, roleId }, ctx) => deleteRoleAsManager(ctx, workspace(id), roleId),
  },
};
