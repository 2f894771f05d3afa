import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';
import { Role } from '../roles/role.entity.ts';
import { Invitation } from './invitation.entity.ts';

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
    invitation_role: TableOf<typeof InvitationRoleSchema>;
  }
}
