import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../identity/index.ts';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { Organization } from './organization.entity.ts';

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

declare module '../../platform/database/tables.ts' {
  interface Tables {
    organization_membership: TableOf<typeof OrganizationMembershipSchema>;
  }
}
