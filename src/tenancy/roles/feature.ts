import type { Feature } from '../../platform/feature.ts';
import { addBuiltInRoles } from './built-in-roles.ts';
import { RoleSchema } from './role.entity.ts';
import { roleResolvers } from './role.resolvers.ts';

/** Roles and what they permit. */
export const rolesFeature: Feature = {
  entities: [RoleSchema],
  resolvers: [roleResolvers],
  seedDeployment: addBuiltInRoles,
  tags: { roles: { name: 'Roles', description: 'Named sets of permissions.' } },
};
