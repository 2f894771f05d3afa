import type { Resolvers } from '../../../generated/deployment.ts';
import { previewInvitation, renewInvitationOfLink } from './invitation-link.service.ts';

export const invitationLinkResolvers: Resolvers = {
  Query: {
    invitationPreview: (_, { input }, ctx) => previewInvitation(ctx, input.token),
  },
  Mutation: {
    renewInvitation: (_, { input }, ctx) => renewInvitationOfLink(ctx, input.token),
  },
};
