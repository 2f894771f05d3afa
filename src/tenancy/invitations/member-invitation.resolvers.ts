import type { Resolvers } from '../graph/resolvers.ts';
import { listInvitations } from './invitation.reads.ts';
import { inviteAsMember, resendAsMember, revokeAsMember, rightToInvite } from './member-invitation.service.ts';

const organization = (id: string) => ({ level: 'organization', id }) as const;
const workspace = (id: string) => ({ level: 'workspace', id }) as const;

export const memberInvitationResolvers: Resolvers = {
  Query: {
    invitationsOfOrganization: async (_, { id, ...part }, ctx) => {
      await rightToInvite(ctx, organization(id));
      return listInvitations(ctx.rows, ctx.viewer.deploymentId, organization(id), part);
    },
    invitationsOfWorkspace: async (_, { id, ...part }, ctx) => {
      await rightToInvite(ctx, workspace(id));
      return listInvitations(ctx.rows, ctx.viewer.deploymentId, workspace(id), part);
    },
  },
  Mutation: {
    inviteToOrganization: (_, { id, input }, ctx) => inviteAsMember(ctx, organization(id), input),
    resendInvitationOfOrganization: (_, { id, invitationId }, ctx) =>
      resendAsMember(ctx, organization(id), invitationId),
    revokeInvitationOfOrganization: (_, { id, invitationId }, ctx) =>
      revokeAsMember(ctx, organization(id), invitationId),
    inviteToWorkspace: (_, { id, input }, ctx) => inviteAsMember(ctx, workspace(id), input),
    resendInvitationOfWorkspace: (_, { id, invitationId }, ctx) => resendAsMember(ctx, workspace(id), invitationId),
    revokeInvitationOfWorkspace: (_, { id, invitationId }, ctx) => revokeAsMember(ctx, workspace(id), invitationId),
  },
};
