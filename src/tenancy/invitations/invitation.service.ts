import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import type { CreateInvitationInput } from '../graph/types.ts';
import type { Parent } from '../roles/role.reads.ts';
import { lockParent } from '../roles/role.service.ts';
import { getInvitation } from './invitation.reads.ts';
import { addInvitation, lockInvitation, markInvitationRevoked, renewInvitation } from './invitation.record.ts';

/** Invites an address for the application. There is no inviting user whose rights limit the roles. */
export function createInvitation(ctx: Context, parent: Parent, input: CreateInvitationInput) {
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    const id = await addInvitation(ctx, tx, parent, { input, inviter: null });
    return getInvitation(tx.rows, tx.deploymentId, parent, id);
  });
}

/** Mails a pending or expired invitation again, with a new token and its full lifetime. */
export function resendInvitation(ctx: Context, parent: Parent, id: string) {
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    await renewInvitation(ctx, tx, parent, await lockInvitation(tx, parent, id));
    return getInvitation(tx.rows, tx.deploymentId, parent, id);
  });
}

export function revokeInvitation(ctx: Context, parent: Parent, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    markInvitationRevoked(tx, await lockInvitation(tx, parent, id));
    return null;
  });
}
