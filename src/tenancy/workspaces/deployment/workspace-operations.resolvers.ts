import { readableList } from '../../access/readable-list.ts';
import { switchWorkspace } from '../../active-parents/switch.service.ts';
import type { Resolvers } from '../../graph/resolvers.ts';
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
    workspacesOfOrganization: (_, { id, ...part }, ctx) => listWorkspaceSummaries(ctx, id, part),
    rolesOfWorkspace: async (_, { id, ...part }, ctx) => {
      const parent = workspace(id);
      return readableList(ctx, parent, 'managers', roleList(ctx.rows, ctx.viewer.deploymentId, parent, part));
    },
    myWorkspaceMemberships: (_, part, ctx) => listMyWorkspaceMemberships(ctx, part),
  },
  Mutation: {
    createMyWorkspace: (_, { input }, ctx) => createMyWorkspace(ctx, input),
    setImageOfWorkspace: (_, { id, input }, ctx) => setImageAsManager(ctx, id, input),
    deleteImageOfWorkspace: (_, { id }, ctx) => deleteImageAsManager(ctx, id),
    updateMyWorkspace: (_, { id, input }, ctx) => updateMyWorkspace(ctx, id, input),
    deleteMyWorkspace: (_, { id }, ctx) => deleteMyWorkspace(ctx, id),
    addMemberOfWorkspace: async (_, { id, input }, ctx) =>
      toWorkspaceMembershipRow(id, await addWorkspaceMemberAsManager(ctx, id, input)),
    updateMemberOfWorkspace: async (_, { id, membershipId, input }, ctx) =>
      toWorkspaceMembershipRow(id, await updateWorkspaceMemberAsManager(ctx, id, membershipId, input)),
    removeMemberOfWorkspace: (_, { id, membershipId }, ctx) => removeWorkspaceMemberAsManager(ctx, id, membershipId),
    createRoleOfWorkspace: (_, { id, input }, ctx) => createRoleOfWorkspace(ctx, workspace(id), input),
    updateRoleOfWorkspace: (_, { id, roleId, input }, ctx) => updateRoleOfWorkspace(ctx, workspace(id), roleId, input),
    deleteRoleOfWorkspace: (_, { id, roleId }, ctx) => deleteRoleOfWorkspace(ctx, workspace(id), roleId),
    switchWorkspace: (_, { input }, ctx) => switchWorkspace(ctx, input),
    leaveWorkspace: (_, { id }, ctx) => leaveWorkspace(ctx, id),
  },
};
