import type { Scope } from '../../platform/access/scopes.ts';
import type { ServiceEvent } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import type { RoleRow } from '../graph/rows.ts';
import type { Level } from '../parents/parent.ts';
import { addBuiltInRoles } from './built-in-roles.ts';
import { deploymentRoleResolvers } from './deployment-role.resolvers.ts';
import { Migration012CustomRoles } from './migrations/012-custom-roles.ts';
import { RoleSchema } from './role.entity.ts';
import { rolesById } from './role.reads.ts';
import { roleResolvers } from './role.resolvers.ts';

const CHANGES = { created: 'created', updated: 'changed', deleted: 'deleted' } as const;

/** The events of roles that members of one level can have, whether of the deployment or of one parent. */
const roleEvents = (scope: Scope, level: Level): ServiceEvent[] =>
  (['created', 'updated', 'deleted'] as const).map((change) => ({
    name: `${level}.role.${change}`,
    description: `A role for members of ${level}s was ${CHANGES[change]}.`,
    scope,
    resourceType: 'role',
  }));

/** Roles and their permissions. */
export const rolesFeature: Feature = {
  entities: [RoleSchema],
  migrations: [{ name: '012-custom-roles', class: Migration012CustomRoles }],
  resourceNames: { role: { column: 'name', field: 'name' } },
  resolvers: { backend: [deploymentRoleResolvers, roleResolvers] },
  events: [...roleEvents('organizations:read', 'organization'), ...roleEvents('workspaces:read', 'workspace')],
  nodes: {
    backend: [
      {
        table: 'role',
        typeName: 'Role',
        scope: ({ level }: RoleRow) => `${level === 'WORKSPACE' ? 'workspaces' : 'organizations'}:read` as const,
        byId: rolesById,
      },
    ],
  },
  eventResources: {
    role: { omittedFields: [] },
  },
  seedDeployment: addBuiltInRoles,
  tags: { roles: { name: 'Roles', description: 'Named sets of permissions.' } },
};
