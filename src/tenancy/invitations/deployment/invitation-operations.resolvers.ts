import type { Resolvers } from '../../../generated/deployment.ts';
import { listInvitationsAsManager } from './invitation.reads.ts';
import { inviteAsMember, inviteManyAsMember, resendAsMember, revokeAsMember } from './invitation.service.ts';

const organization = (id: string) => ({ level: 'organization', id }) as const;
const workspace = (id: string) => ({ level: 'workspace', id }) as const;

export const memberInvitationResolvers: Resolvers = {
  Query: {
    invitationsOfOrganization: (_, { organizationId: id, ...args }, ctx) =>
      listInvitationsAsManager(ctx, organization(id), args),
    invitationsOfWorkspace: (_, { workspaceId: id, ...args }, ctx) =>
      listInvitationsAsManager(ctx, workspace(id), args),
  },
  Mutation: {
    createInvitation: (_, { organizationId: id, input }, ctx) => inviteAsMember(ctx, organization(id), input),
    createInvitations: (_, { organizationId: id, input }, ctx) => inviteManyAsMember(ctx, organization(id), input),
    resendInvitation: (_, { organizationId: id, invitationId }, ctx) =>
      resendAsMember(ctx, organization(id), invitationId),
    revokeInvitation: (_, { organizationId: id, invitationId }, ctx) =>
      revokeAsMember(ctx, organization(id), invitationId),
    createWorkspaceInvitation: (_, { workspaceId: id, input }, ctx) => inviteAsMember(ctx, workspace(id), input),
    resendWorkspaceInvitation: (_, { workspaceId: id, invitationId }, ctx) =>
      resendAsMember(ctx, workspace(id), invitationId),
    revokeWorkspaceInvitation: (_, { workspaceId: id, invitationId }, ctx) =>
      revokeAsMember(ctx, workspace(id), invitationId),
  },
};
