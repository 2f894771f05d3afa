import type { Resolvers } from '../../../generated/deployment.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { readableList } from '../../access/readable-list.ts';
import { switchWorkspace } from '../../active-parents/switch.service.ts';
import { roleList } from '../../roles/role.reads.ts';
import { toWorkspaceMembershipRow } from '../members/deployment/workspace-member.reads.ts';
import {
  addWorkspaceMemberAsManager,
  leaveWorkspace,
  removeWorkspaceMemberAsManager,
  updateWorkspaceMemberAsManager,
} from '../members/deployment/workspace-member.service.ts';
import {
  createMyWorkspace,
  createRoleOfWorkspace,
  deleteImageAsManager,
  deleteMyWorkspace,
  deleteRoleOfWorkspace,
  setImageAsManager,
  updateMyWorkspace,
  updateRoleOfWorkspace,
} from './workspace.service.ts';
import { getWorkspaceDetail } from './workspace-detail.reads.ts';
import { listMyWorkspaceMemberships, listWorkspaceSummaries } from './workspace-summary.reads.ts';

const workspace = (id: string) => ({ level: 'workspace', id }) as const;

export const myWorkspacesResolvers: Resolvers = {
  Query: {
    workspaceDetail: async (_, { id, ...part }, ctx) => ({ workspace: await getWorkspaceDetail(ctx, id, part) }),
    workspacesOfOrganization: (_, { organizationId: id, ...part }, ctx) => listWorkspaceSummaries(ctx, id, part),
    rolesOfWorkspace: async (_, { workspaceId: id, ...part }, ctx) => {
      const parent = workspace(id);
      return readableList(ctx, parent, 'managers', roleList(ctx.rows, ctx.viewer.deploymentId, parent, part));
    },
    myWorkspaceMemberships: (_, part, ctx) => listMyWorkspaceMemberships(ctx, part),
  },
  Mutation: {
    createWorkspace: (_, { input }, ctx) => createMyWorkspace(ctx, input),
    setWorkspaceImage: (_, { workspaceId: id, input }, ctx) => setImageAsManager(ctx, id, input),
    deleteWorkspaceImage: (_, { workspaceId: id }, ctx) => deleteImageAsManager(ctx, id),
    updateWorkspace: (_, { id, input }, ctx) => updateMyWorkspace(ctx, id, input),
    deleteWorkspace: (_, { id }, ctx) => deleted(id, deleteMyWorkspace(ctx, id)),
    addWorkspaceMember: async (_, { workspaceId: id, input }, ctx) =>
      toWorkspaceMembershipRow(id, await addWorkspaceMemberAsManager(ctx, id, input)),
    updateWorkspaceMember: async (_, { workspaceId: id, membershipId, input }, ctx) =>
      toWorkspaceMembershipRow(id, await updateWorkspaceMemberAsManager(ctx, id, membershipId, input)),
    removeWorkspaceMember: (_, { workspaceId: id, membershipId }, ctx) =>
      deleted(membershipId, removeWorkspaceMemberAsManager(ctx, id, membershipId)),
    createWorkspaceRole: (_, { workspaceId: id, input }, ctx) => createRoleOfWorkspace(ctx, workspace(id), input),
    updateWorkspaceRole: (_, { workspaceId: id, roleId, input }, ctx) =>
      updateRoleOfWorkspace(ctx, workspace(id), roleId, input),
    deleteWorkspaceRole: (_, { workspaceId: id, roleId }, ctx) =>
      deleted(roleId, deleteRoleOfWorkspace(ctx, workspace(id), roleId)),
    switchWorkspace: (_, { input }, ctx) => switchWorkspace(ctx, input),
    leaveWorkspace: (_, { id }, ctx) => leaveWorkspace(ctx, id),
  },
};
