import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { Organization } from '../organization/organization.entity.ts';
import { Workspace } from '../workspace/workspace.entity.ts';

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

/** Belongs to one organization, to one workspace, or (neither) to the deployment; `level` says where it counts. */
export class Role extends RoleSchema.class {}
RoleSchema.setClass(Role);
