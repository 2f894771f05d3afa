import type { Context } from '../../../platform/context.ts';
import { readableList } from '../../access/readable-list.ts';
import type { Parent } from '../../parents/parent.ts';
import { type InvitationListArgs, invitationList, withInvitedBy } from '../invitation.reads.ts';

/** The invitations to an organization or workspace, for those who manage its members. */
export async function listInvitationsAsManager(ctx: Context, parent: Parent, args: InvitationListArgs) {
  const list = invitationList(ctx.rows, ctx.viewer.deploymentId, parent, args);
  return (await readableList(ctx, parent, 'managers', list)).map(withInvitedBy);
}
