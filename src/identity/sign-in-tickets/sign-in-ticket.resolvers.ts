import type { Resolvers } from '../../generated/backend.ts';
import { createImpersonation, endImpersonation, listImpersonations } from './impersonation.service.ts';
import { createSignInTicket, revokeSignInTicket } from './sign-in-ticket.service.ts';

export const signInTicketResolvers: Resolvers = {
  Query: {
    userImpersonations: (_, { userId }, ctx) => listImpersonations(ctx, userId),
  },
  Mutation: {
    createSignInTicket: (_, { userId, input }, ctx) => createSignInTicket(ctx, userId, input),
    revokeSignInTicket: (_, { userId, ticketId }, ctx) => revokeSignInTicket(ctx, userId, ticketId),
    createImpersonation: (_, { userId, input }, ctx) => createImpersonation(ctx, userId, input),
    endImpersonation: (_, { userId, impersonationId }, ctx) => endImpersonation(ctx, userId, impersonationId),
  },
};
