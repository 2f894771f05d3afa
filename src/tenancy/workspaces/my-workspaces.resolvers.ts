import type { Resolvers } from '../graph/resolvers.ts';
import { organizationAccess } from '../organizations/organization.access.ts';
import { assertMayManage } from '../roles/rights.ts';
import { listRoles } from '../roles/role.reads.ts';
import { switchWorkspace } from '../users/switch.service.ts';
import { workspaceMembershipOf } from './end-user-workspace-membership.reads.ts';
import { getWorkspaceDetail, listMyWorkspaceMemberships, listWorkspaceSummaries } from './my-workspaces.reads.ts';
import { createMyWorkspace, deleteMyWorkspace, updateMyWorkspace } from './my-workspaces.service.ts';
import { workspaceAccess } from './workspace.access.ts';
import {
  addWorkspaceColleague,
  leaveWorkspace,
  removeWorkspaceColleague,
  updateWorkspaceColleague,
} from './workspace-colleague.service.ts';

export const myWorkspacesResolvers: Resolvers = {
  Query: {
    workspaceDetail: async (_, { id, ...part }, ctx) => ({ workspace: await getWorkspaceDetail(ctx, id, part) }),
    workspacesOfOrganization: async (_, { id, ...part }, ctx) => {
      assertMayManage(await organizationAccess(ctx, id));
      return listWorkspaceSummaries(ctx.rows, ctx.viewer.deploymentId, id, part);
    },
    rolesOfWorkspace: async (_, { id, ...part }, ctx) => {
      assertMayManage(await workspaceAccess(ctx, id));
      return listRoles(ctx.rows, ctx.viewer.deploymentId, { level: 'workspace', id }, part);
    },
    myWorkspaceMemberships: (_, part, ctx) => listMyWorkspaceMemberships(ctx, part),
  },
  Mutation: {
    createMyWorkspace: (_, { input }, ctx) => createMyWorkspace(ctx, input),
    updateMyWorkspace: (_, { id, input }, ctx) => updateMyWorkspace(ctx, id, input),
    deleteMyWorkspace: (_, { id }, ctx) => deleteMyWorkspace(ctx, id),
    addMemberOfWorkspace: async (_, { id, input }, ctx) =>
      workspaceMembershipOf(id, await addWorkspaceColleague(ctx, id, input)),
    updateMemberOfWorkspace: async (_, { id, membershipId, input }, ctx) =>
      workspaceMembershipOf(id, await updateWorkspaceColleague(ctx, id, membershipId, input)),
    removeMemberOfWorkspace: (_, { id, membershipId }, ctx) => removeWorkspaceColleague(ctx, id, membershipId),
    switchWorkspace: (_, { input }, ctx) => switchWorkspace(ctx, input),
    leaveWorkspace: (_, { id }, ctx) => leaveWorkspace(ctx, id),
  },
};
