import type { Resolvers } from '../../../generated/backend.ts';
import type { UserRow } from '../../../identity/graph/rows.ts';
import { userNotFound, usersById } from '../../../identity/index.ts';
import { offsetList } from '../../../platform/database/page.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import type { WorkspaceMemberRow } from '../../graph/rows.ts';
import { workspaceNotFound } from '../../parents/parent.ts';
import { rolesOfWorkspaceMemberships } from '../../roles/role.reads.ts';
import { workspacesById } from '../workspace.reads.ts';
import { workspaceMembershipsOfUsers, workspaceMembersOfRoles } from './workspace-member-edge.reads.ts';
import { listWorkspaceMembers } from './workspace-member-list.reads.ts';
import { workspaceMembershipConnection } from './workspace-membership.connection.ts';
import { addWorkspaceMember, removeWorkspaceMember, updateWorkspaceMember } from './workspace-membership.service.ts';

export const workspaceMembershipResolvers: Resolvers = {
  Query: {
    listWorkspaceMembers: (_, { workspaceId, ...args }, { rows, viewer }) =>
      offsetList(args, (limit) => listWorkspaceMembers(rows, viewer.deploymentId, workspaceId, { ...args, limit })),
  },
  Mutation: {
    addWorkspaceMember: (_, { workspaceId, input }, ctx) => addWorkspaceMember(ctx, workspaceId, input),
    updateWorkspaceMember: (_, { workspaceId, membershipId, input }, ctx) =>
      updateWorkspaceMember(ctx, workspaceId, membershipId, input),
    removeWorkspaceMember: (_, { workspaceId, membershipId }, ctx) =>
      deleted(membershipId, removeWorkspaceMember(ctx, workspaceId, membershipId)),
  },
  Role: {
    workspaceMembers: ({ id }, args, ctx, info) =>
      workspaceMembershipConnection(ctx, args, { id, parent: 'role', batch: workspaceMembersOfRoles, info }),
  },
  User: {
    workspaceMemberships: ({ id }, args, ctx, info) =>
      workspaceMembershipConnection(ctx, args, { id, parent: 'user', batch: workspaceMembershipsOfUsers, info }),
  },
  WorkspaceMember: {
    roles: ({ id, roles }, _, { loaders }) =>
      roles ?? loaders.load(rolesOfWorkspaceMemberships, id).then((found) => found ?? []),
    workspace: async ({ workspaceId }, _, { loaders }) => {
      const workspace = await loaders.load(workspacesById, workspaceId);
      if (workspace === undefined) throw workspaceNotFound();
      return workspace;
    },
    user: (member, _, { loaders }) =>
      member.roles === undefined ? userOf(member) : loaders.load(usersById, member.userId).then(assertFound),
  },
};

/** The user of an edge's row. Fields that the document does not read are missing. */
function userOf(member: WorkspaceMemberRow): UserRow {
  return {
    id: member.userId,
    email: member.primaryEmailAddress,
    username: member.username,
    firstName: member.firstName,
    lastName: member.lastName,
    createdAt: member.userCreatedAt,
    updatedAt: member.userUpdatedAt as string,
    version: member.userVersion as number,
    isActive: member.userIsActive as boolean,
    publicMetadata: member.userPublicMetadata as Record<string, unknown>,
    privateMetadata: member.userPrivateMetadata as Record<string, unknown>,
    externalId: member.userExternalId ?? null,
  };
}

function assertFound(user: UserRow | undefined): UserRow {
  if (user === undefined) throw userNotFound();
  return user;
}
