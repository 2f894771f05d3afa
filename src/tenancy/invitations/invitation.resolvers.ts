import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import {
  invitationCounts,
  invitationsOfOrganizations,
  invitationsOfWorkspaces,
  listInvitationsOfAny,
  workspaceInvitationCounts,
} from './invitation.reads.ts';
import { createInvitation, resendInvitation, revokeInvitation } from './invitation.service.ts';

const organization = (id: string) => ({ level: 'organization', id }) as const;
const workspace = (id: string) => ({ level: 'workspace', id }) as const;

export const invitationResolvers: Resolvers = {
  Query: {
    invitations: (_, { organizationId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) =>
        listInvitationsOfAny(rows, viewer.deploymentId, organization(organizationId), { ...page, limit }),
      ),
    workspaceInvitations: (_, { workspaceId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) =>
        listInvitationsOfAny(rows, viewer.deploymentId, workspace(workspaceId), { ...page, limit }),
      ),
  },
  Mutation: {
    createInvitation: (_, { organizationId, input }, ctx) => createInvitation(ctx, organization(organizationId), input),
    resendInvitation: (_, { organizationId, invitationId }, ctx) =>
      resendInvitation(ctx, organization(organizationId), invitationId),
    revokeInvitation: (_, { organizationId, invitationId }, ctx) =>
      revokeInvitation(ctx, organization(organizationId), invitationId),
    createWorkspaceInvitation: (_, { workspaceId, input }, ctx) => createInvitation(ctx, workspace(workspaceId), input),
    resendWorkspaceInvitation: (_, { workspaceId, invitationId }, ctx) =>
      resendInvitation(ctx, workspace(workspaceId), invitationId),
    revokeWorkspaceInvitation: (_, { workspaceId, invitationId }, ctx) =>
      revokeInvitation(ctx, workspace(workspaceId), invitationId),
  },
  Organization: {
    invitations: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(invitationsOfOrganizations, id, page), {
        total: async () => (await loaders.load(invitationCounts, id)) ?? 0,
      }),
  },
  Workspace: {
    invitations: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(invitationsOfWorkspaces, id, page), {
        total: async () => (await loaders.load(workspaceInvitationCounts, id)) ?? 0,
      }),
  },
};
