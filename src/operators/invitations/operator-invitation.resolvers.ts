import type { Resolvers } from '../../generated/console.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import {
  countOperatorInvitations,
  findOperatorInvitation,
  operatorInvitationPage,
} from './operator-invitation.reads.ts';
import { acceptOperatorInvitation, inviteOperator, revokeOperatorInvitation } from './operator-invitation.service.ts';

export const operatorInvitationResolvers: Resolvers = {
  Query: {
    operatorInvitations: (_, args, { rows, viewer: { deploymentId } }) =>
      connectionOf(args, (page) => operatorInvitationPage(rows, deploymentId, page), {
        total: () => countOperatorInvitations(rows, deploymentId),
      }),
    operatorInvitation: async (_, { token }, { rows, viewer }) =>
      (await findOperatorInvitation(rows, viewer.deploymentId, token)) ?? null,
  },
  Mutation: {
    inviteOperator: (_, { input }, ctx) => inviteOperator(ctx, input),
    revokeOperatorInvitation: (_, { id }, ctx) => revokeOperatorInvitation(ctx, id),
    acceptOperatorInvitation: (_, { input }, ctx) => acceptOperatorInvitation(ctx, input),
  },
};
