import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { Role } from '../roles/role.entity.ts';
import { WorkspaceMembership } from './workspace-membership.entity.ts';

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

declare module '../../platform/database/tables.ts' {
  interface Tables {
    workspace_membership_role: TableOf<typeof WorkspaceMembershipRoleSchema>;
  }
}
