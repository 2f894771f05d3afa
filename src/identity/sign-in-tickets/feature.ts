import { hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { impersonationsById } from './impersonation.reads.ts';
import { Migration013SupportKit } from './migrations/013-support-kit.ts';
import { SignInTicketSchema } from './sign-in-ticket.entity.ts';
import { signInTicketResolvers } from './sign-in-ticket.resolvers.ts';

/** One-time tickets that sign in as a user, for the user or for a member of staff who impersonates the user. */
export const signInTicketsFeature: Feature = {
  entities: [SignInTicketSchema],
  migrations: [{ name: '013-support-kit', class: Migration013SupportKit }],
  resolvers: { backend: [signInTicketResolvers] },
  retention: [{ table: 'sign_in_ticket', time: 'expires_at', before: (now) => hoursBefore(now, 1) }],
  nodes: {
    backend: [
      { table: 'sign_in_ticket', typeName: 'Impersonation', scope: 'users:impersonate', byId: impersonationsById },
    ],
  },
};
