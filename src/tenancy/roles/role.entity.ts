import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../platform/database/properties.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { Workspace } from '../workspaces/workspace.entity.ts';

export const RoleSchema = defineEntity({
  name: 'Role',
  tableName: 'role',
  properties: {
    ...identified,
    level: p.text().$type<'organization' | 'workspace'>(),
    organizationId: () => p.manyToOne(Organization).mapToPk().fieldName('organization_id').nullable(),
    workspaceId: () => p.manyToOne(Workspace).mapToPk().fieldName('workspace_id').nullable(),
    name: p.text(),
    permissions: p.array().default([]),
    ...stamped,
  },
});

/**
 * Belongs to one organization, to one workspace, or to the deployment (both ids null). It applies only at its `level`.
 */
export class Role extends RoleSchema.class {}
RoleSchema.setClass(Role);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    role: TableOf<typeof RoleSchema>;
  }
}
