import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../identity/index.ts';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { Role } from '../roles/role.entity.ts';
import { Workspace } from '../workspaces/workspace.entity.ts';

export const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitation',
  properties: {
    ...identityColumns,
    organizationId: () => p.manyToOne(Organization).mapToPk().fieldName('organization_id'),
    workspaceId: () => p.manyToOne(Workspace).mapToPk().fieldName('workspace_id').nullable(),
    email: p.text(),
    emailKey: p.text(),
    invitedById: () => p.manyToOne(User).mapToPk().fieldName('invited_by_id').nullable(),
    state: p.text().$type<'pending' | 'accepted' | 'revoked'>(),
    tokenHash: p.text().nullable(),
    acceptedById: () => p.manyToOne(User).mapToPk().fieldName('accepted_by_id').nullable(),
    lastSentAt: p.datetime(3).nullable(),
    redirectUrl: p.text().nullable(),
    /** Seconds from the sending of each mail to its expiry. */
    expiresIn: p.integer().default(604_800),
    expiresAt: p.datetime(3),
    ...timestampColumns,
  },
});

/** `expired` is not stored as a state: it is computed when an invitation is read. */
export class Invitation extends InvitationSchema.class {}
InvitationSchema.setClass(Invitation);

export const InvitationRoleSchema = defineEntity({
  name: 'InvitationRole',
  tableName: 'invitation_role',
  properties: {
    deploymentId: p.integer(),
    invitationId: () => p.manyToOne(Invitation).mapToPk().fieldName('invitation_id').primary(),
    roleId: () => p.manyToOne(Role).mapToPk().fieldName('role_id').primary(),
  },
});

export class InvitationRole extends InvitationRoleSchema.class {}
InvitationRoleSchema.setClass(InvitationRole);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    invitation: TableOf<typeof InvitationSchema>;
    invitation_role: TableOf<typeof InvitationRoleSchema>;
  }
}
