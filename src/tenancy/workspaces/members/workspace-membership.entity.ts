import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../../identity/index.ts';
import { identityColumns, timestampColumns } from '../../../platform/database/common-columns.ts';
import type { TableOf } from '../../../platform/database/tables.ts';
import { Role } from '../../roles/role.entity.ts';
import { Workspace } from '../workspace.entity.ts';

export const WorkspaceMembershipSchema = defineEntity({
  name: 'WorkspaceMembership',
  tableName: 'workspace_membership',
  properties: {
    ...identityColumns,
    workspaceId: () => p.manyToOne(Workspace).mapToPk().fieldName('workspace_id'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    publicMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    lastActiveAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

export class WorkspaceMembership extends WorkspaceMembershipSchema.class {}
WorkspaceMembershipSchema.setClass(WorkspaceMembership);

export const WorkspaceMembershipRoleSchema = defineEntity({
  name: 'WorkspaceMembershipRole',
  tableName: 'workspace_membership_role',
  properties: {
    deploymentId: p.integer(),
    membershipId: () => p.manyToOne(WorkspaceMembership).mapToPk().fieldName('membership_id').primary(),
    roleId: () => p.manyToOne(Role).mapToPk().fieldName('role_id').primary(),
  },
});

export class WorkspaceMembershipRole extends WorkspaceMembershipRoleSchema.class {}
WorkspaceMembershipRoleSchema.setClass(WorkspaceMembershipRole);

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    workspace_membership: TableOf<typeof WorkspaceMembershipSchema>;
    workspace_membership_role: TableOf<typeof WorkspaceMembershipRoleSchema>;
  }
}
