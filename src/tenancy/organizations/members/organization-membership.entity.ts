import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../../identity/index.ts';
import { identityColumns, timestampColumns } from '../../../platform/database/common-columns.ts';
import type { TableOf } from '../../../platform/database/tables.ts';
import { Role } from '../../roles/role.entity.ts';
import { Organization } from '../organization.entity.ts';

export const OrganizationMembershipSchema = defineEntity({
  name: 'OrganizationMembership',
  tableName: 'organization_membership',
  properties: {
    ...identityColumns,
    organizationId: () => p.manyToOne(Organization).mapToPk().fieldName('organization_id'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    publicMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    lastActiveAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

export class OrganizationMembership extends OrganizationMembershipSchema.class {}
OrganizationMembershipSchema.setClass(OrganizationMembership);

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

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    organization_membership: TableOf<typeof OrganizationMembershipSchema>;
    organization_membership_role: TableOf<typeof OrganizationMembershipRoleSchema>;
  }
}
