import type { Resolvers } from '../../../generated/deployment.ts';
import { listMyInvitations } from './received-invitation.reads.ts';
import { acceptInvitation, acceptMyInvitation, declineMyInvitation } from './received-invitation.service.ts';

export const myInvitationResolvers: Resolvers = {
  Query: {
    myInvitations: (_, part, { rows, viewer }) =>
      listMyInvitations(rows, viewer.deploymentId, viewer.assertSignedIn().userId, part),
  },
  Mutation: {
    acceptInvitation: (_, { input }, ctx) => acceptInvitation(ctx, input.token),
    acceptInvitationById: (_, { invitationId }, ctx) => acceptMyInvitation(ctx, invitationId),
    declineInvitation: (_, { invitationId }, ctx) => declineMyInvitation(ctx, invitationId),
  },
};
