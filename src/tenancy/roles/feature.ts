import type { Feature } from '../../platform/feature.ts';
import { addBuiltInRoles } from './built-in-roles.ts';
import { RoleSchema } from './role.entity.ts';
import { rolesById } from './role.reads.ts';
import { roleResolvers } from './role.resolvers.ts';

/** Roles and their permissions. */
export const rolesFeature: Feature = {
  entities: [RoleSchema],
  resolvers: [roleResolvers],
  eventResources: {
    role: {
      typeName: 'Role',
      omittedFields: [],
      byId: rolesById,
      readScopes: { organization: 'organizations:read', workspace: 'workspaces:read' },
    },
  },
  seedDeployment: addBuiltInRoles,
  tags: { roles: { name: 'Roles', description: 'Named sets of permissions.' } },
};
