import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { Role } from '../roles/role.entity.ts';
import { OrganizationMembership } from './organization-membership.entity.ts';

export const OrganizationMembershipRoleSchema = defineEntity({
  name: 'OrganizationMembershipRole',
  tableName: 'organization_membership_role',
  properties: {
    deploymentId: p.integer(),
    membershipId: () => p.manyToOne(OrganizationMembership).mapToPk().fieldName('membership_id').primary(),
    roleId: () => p.manyToOne(Role).mapToPk().fieldName('role_id').primary(),
  },
});

export class OrganizationMembershipRole extends OrganizationMembershipRoleSchema.class {}
OrganizationMembershipRoleSchema.setClass(OrganizationMembershipRole);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    organization_membership_role: TableOf<typeof OrganizationMembershipRoleSchema>;
  }
}
