import { defineEntity, p } from '@mikro-orm/core';
import { Role } from '../role/role.entity.ts';
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
