import type { Resolvers } from '../../graph/resolvers.ts';
import { listMyInvitations } from './received-invitation.reads.ts';
import { acceptInvitation, acceptMyInvitation, declineMyInvitation } from './received-invitation.service.ts';

export const myInvitationResolvers: Resolvers = {
  Query: {
    myInvitations: (_, part, { rows, viewer }) =>
      listMyInvitations(rows, viewer.deploymentId, viewer.assertSignedIn().userId, part),
  },
  Mutation: {
    acceptInvitation: (_, { input }, ctx) => acceptInvitation(ctx, input.token),
    acceptMyInvitation: (_, { invitationId }, ctx) => acceptMyInvitation(ctx, invitationId),
    declineMyInvitation: (_, { invitationId }, ctx) => declineMyInvitation(ctx, invitationId),
  },
};
