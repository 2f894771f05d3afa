import { imageUpload } from '../../deployment/index.ts';
import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { exportedMemberships } from '../members/exported-memberships.ts';
import { membersById } from '../members/member.reads.ts';
import { OMITTED_MEMBER_FIELDS } from '../members/member-fields.ts';
import { workspaceResolvers } from './backend/workspace.resolvers.ts';
import { readableWorkspacesById } from './deployment/workspace.reads.ts';
import { endUserWorkspaceResolvers } from './deployment/workspace.resolvers.ts';
import { myWorkspacesResolvers } from './deployment/workspace-operations.resolvers.ts';
import { workspaceMembershipResolvers } from './members/backend/workspace-membership.resolvers.ts';
import { endUserWorkspaceMembers } from './members/deployment/workspace-member.reads.ts';
import { WorkspaceMembershipRoleSchema, WorkspaceMembershipSchema } from './members/workspace-membership.entity.ts';
import { Migration038WorkspaceLists } from './migrations/038-workspace-lists.ts';
import { WorkspaceSchema } from './workspace.entity.ts';
import { workspacesById } from './workspace.reads.ts';

const memberEvent = { scope: 'workspaces:read', resourceType: 'workspace_membership' } as const;

/** Workspaces and their members. */
export const workspacesFeature: Feature = {
  entities: [WorkspaceMembershipRoleSchema, WorkspaceMembershipSchema, WorkspaceSchema],
  migrations: [{ name: '038-workspace-lists', class: Migration038WorkspaceLists, servesFrom: 31 }],
  resourceNames: { workspace: { column: 'name', field: 'name' } },
  resolvers: {
    backend: [workspaceMembershipResolvers, workspaceResolvers],
    deployment: [endUserWorkspaceResolvers, myWorkspacesResolvers],
  },
  personalData: [exportedMemberships('workspace')],
  events: [
    ...lifecycleEvents('workspaces:read', 'workspace', 'A workspace'),
    { name: 'workspace.member.added', description: 'A user became a member of a workspace.', ...memberEvent },
    { name: 'workspace.member.removed', description: 'A user ceased to be a member of a workspace.', ...memberEvent },
    {
      name: 'workspace.member.updated',
      description: 'The roles or metadata of a member of a workspace changed.',
      ...memberEvent,
    },
  ],
  nodes: {
    backend: [
      { table: 'workspace', typeName: 'Workspace', scope: 'workspaces:read', byId: workspacesById },
      {
        table: 'workspace_membership',
        typeName: 'WorkspaceMember',
        scope: 'workspaces:read',
        byId: membersById('workspace'),
      },
    ],
    deployment: [
      { table: 'workspace', typeName: 'Workspace', byId: readableWorkspacesById },
      { table: 'workspace_membership', typeName: 'WorkspaceMembership', byId: endUserWorkspaceMembers.visibleById },
    ],
  },
  eventResources: {
    workspace: { omittedFields: ['memberCount', 'imageUrl'] },
    workspace_membership: { omittedFields: OMITTED_MEMBER_FIELDS },
  },
  uploads: { setWorkspaceImage: imageUpload },
  tags: {
    workspaces: { name: 'Workspaces', description: 'The second level of tenancy, with members and roles.' },
  },
};
