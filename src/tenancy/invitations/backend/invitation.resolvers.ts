import type { Resolvers } from '../../../generated/backend.ts';
import { userNotFound, usersById } from '../../../identity/index.ts';
import { offsetList } from '../../../platform/database/pages/page.ts';
import { organizationsById } from '../../organizations/organization.reads.ts';
import { organizationNotFound, READ_SCOPES_OF_BOTH_LEVELS, workspaceNotFound } from '../../parents/parent.ts';
import { workspacesById } from '../../workspaces/workspace.reads.ts';
import { invitationConnection } from '../invitation.connection.ts';
import { listInvitations } from '../invitation.reads.ts';
import { createInvitation, createInvitations, resendInvitation, revokeInvitation } from './invitation.service.ts';

const organization = (id: string) => ({ level: 'organization', id }) as const;
const workspace = (id: string) => ({ level: 'workspace', id }) as const;

export const invitationResolvers: Resolvers = {
  Query: {
    listOrganizationInvitations: (_, { organizationId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) =>
        listInvitations(rows, viewer.deploymentId, organization(organizationId), { ...page, limit }),
      ),
    listWorkspaceInvitations: (_, { workspaceId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) =>
        listInvitations(rows, viewer.deploymentId, workspace(workspaceId), { ...page, limit }),
      ),
  },
  Mutation: {
    createInvitation: (_, { organizationId, input }, ctx) => createInvitation(ctx, organization(organizationId), input),
    createInvitations: (_, { organizationId, input }, ctx) =>
      createInvitations(ctx, organization(organizationId), input),
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
    invitations: ({ id }, args, ctx) => invitationConnection(ctx, { parent: 'organization', id }, args),
  },
  Workspace: {
    invitations: ({ id }, args, ctx) => invitationConnection(ctx, { parent: 'workspace', id }, args),
  },
  User: {
    sentInvitations: ({ id }, args, ctx) => {
      ctx.viewer.assertScopes(READ_SCOPES_OF_BOTH_LEVELS);
      return invitationConnection(ctx, { parent: 'inviter', id }, args);
    },
  },
  Invitation: {
    organization: async ({ organizationId }, _, { loaders }) => {
      const organization = await loaders.load(organizationsById, organizationId);
      if (organization === undefined) throw organizationNotFound();
      return organization;
    },
    workspace: async ({ workspaceId }, _, { loaders }) => {
      if (workspaceId === null) return null;
      const workspace = await loaders.load(workspacesById, workspaceId);
      if (workspace === undefined) throw workspaceNotFound();
      return workspace;
    },
    inviter: async ({ invitedBy }, _, { loaders }) => {
      if (!invitedBy) return null;
      const user = await loaders.load(usersById, invitedBy.id);
      if (user === undefined) throw userNotFound();
      return user;
    },
  },
};
