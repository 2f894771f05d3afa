import type { Context } from '../../platform/context.ts';
import { connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import type { InvitationCriteria } from './invitation.reads.ts';
import { type InvitationParent, invitationCounts, invitationPages } from './invitation-pages.reads.ts';

/** The invitations to an organization or workspace, or those that a user sent. */
export function invitationConnection(
  { loaders }: Context,
  list: { readonly parent: InvitationParent; readonly id: string },
  { filter, ...args }: PageArgs & InvitationCriteria,
) {
  const { parent, id } = list;
  return connectionOf(args, (page) => loaders.load(invitationPages, id, { ...page, parent, filter }), {
    total: async () => (await loaders.load(invitationCounts, id, { parent, filter })) ?? 0,
  });
}
