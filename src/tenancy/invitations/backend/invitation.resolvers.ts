import type { OrganizationInvitationsArgs, Resolvers } from '../../../generated/backend.ts';
import { userNotFound, usersById } from '../../../identity/index.ts';
import type { Context } from '../../../platform/context.ts';
import { offsetList } from '../../../platform/database/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { organizationsById } from '../../organizations/organization.reads.ts';
import { organizationNotFound, READ_SCOPES_OF_BOTH_LEVELS, workspaceNotFound } from '../../parents/parent.ts';
import { workspacesById } from '../../workspaces/workspace.reads.ts';
import { listInvitations } from '../invitation.reads.ts';
import { createInvitation, createInvitations, resendInvitation, revokeInvitation } from './invitation.service.ts';
import {
  invitationCounts,
  invitationsOfInviters,
  invitationsOfOrganizations,
  invitationsOfWorkspaces,
  sentInvitationCounts,
  workspaceInvitationCounts,
} from './invitation-edge.reads.ts';

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
    invitations: ({ id }, args, ctx) =>
      invitationConnection(ctx, args, { id, batch: invitationsOfOrganizations, counts: invitationCounts }),
  },
  Workspace: {
    invitations: ({ id }, args, ctx) =>
      invitationConnection(ctx, args, { id, batch: invitationsOfWorkspaces, counts: workspaceInvitationCounts }),
  },
  User: {
    sentInvitations: ({ id }, args, ctx) => {
      ctx.viewer.assertScopes(READ_SCOPES_OF_BOTH_LEVELS);
      return invitationConnection(ctx, args, { id, batch: invitationsOfInviters, counts: sentInvitationCounts });
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

/** The parent of a list of invitations, and the functions that read its pages and its count. */
interface InvitationListSource {
  readonly id: string;
  readonly batch: typeof invitationsOfOrganizations;
  readonly counts: typeof invitationCounts;
}

function invitationConnection(
  { loaders }: Context,
  { filter, ...args }: OrganizationInvitationsArgs,
  { id, batch, counts }: InvitationListSource,
) {
  return connectionOf(args, (page) => loaders.load(batch, id, { ...page, filter }), {
    total: async () => (await loaders.load(counts, id, { filter })) ?? 0,
  });
}
