import type { Resolvers } from '../../graph/resolvers.ts';
import { listInvitationsAsManager } from './invitation.reads.ts';
import { inviteAsMember, inviteManyAsMember, resendAsMember, revokeAsMember } from './invitation.service.ts';

const organization = (id: string) => ({ level: 'organization', id }) as const;
const workspace = (id: string) => ({ level: 'workspace', id }) as const;

export const memberInvitationResolvers: Resolvers = {
  Query: {
    invitationsOfOrganization: (_, { id, ...args }, ctx) => listInvitationsAsManager(ctx, organization(id), args),
    invitationsOfWorkspace: (_, { id, ...args }, ctx) => listInvitationsAsManager(ctx, workspace(id), args),
  },
  Mutation: {
    inviteToOrganization: (_, { id, input }, ctx) => inviteAsMember(ctx, organization(id), input),
    inviteManyToOrganization: (_, { id, input }, ctx) => inviteManyAsMember(ctx, organization(id), input),
    resendInvitationOfOrganization: (_, { id, invitationId }, ctx) =>
      resendAsMember(ctx, organization(id), invitationId),
    revokeInvitationOfOrganization: (_, { id, invitationId }, ctx) =>
      revokeAsMember(ctx, organization(id), invitationId),
    inviteToWorkspace: (_, { id, input }, ctx) => inviteAsMember(ctx, workspace(id), input),
    resendInvitationOfWorkspace: (_, { id, invitationId }, ctx) => resendAsMember(ctx, workspace(id), invitationId),
    revokeInvitationOfWorkspace: (_, { id, invitationId }, ctx) => revokeAsMember(ctx, workspace(id), invitationId),
  },
};
