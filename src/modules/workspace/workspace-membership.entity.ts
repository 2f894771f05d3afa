import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { User } from '../user/user.entity.ts';
import { Workspace } from './workspace.entity.ts';

export const WorkspaceMembershipSchema = defineEntity({
  name: 'WorkspaceMembership',
  tableName: 'workspace_membership',
  properties: {
    ...identified,
    workspaceId: () => p.manyToOne(Workspace).mapToPk().fieldName('workspace_id'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id'),
    publicMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    lastActiveAt: p.datetime(3).nullable(),
    ...stamped,
  },
});

export class WorkspaceMembership extends WorkspaceMembershipSchema.class {}
WorkspaceMembershipSchema.setClass(WorkspaceMembership);
