import type { CreateInvitationInput, CreateInvitationsInput } from '../../../generated/common.ts';
import { command } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { lockParent, type Parent } from '../../parents/parent.ts';
import { addInvitation, addInvitations } from '../add-invitations.ts';
import { getInvitation, invitationOutcomes } from '../invitation.reads.ts';
import { lockInvitation, markInvitationRevoked, renewInvitation } from '../invitation.record.ts';

/** Invites an address for the application. There is no inviting user whose rights limit the roles. */
export function createInvitation(ctx: Context, parent: Parent, input: CreateInvitationInput) {
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    const id = await addInvitation(ctx, tx, parent, { input, inviter: null });
    return getInvitation(tx.rows, tx.deploymentId, parent, id);
  });
}

/** Invites several addresses for the application, in one transaction. */
export function createInvitations(ctx: Context, parent: Parent, { invitations: inputs }: CreateInvitationsInput) {
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    const outcomes = await addInvitations(ctx, tx, parent, { inputs, inviter: null });
    return { data: await invitationOutcomes(tx.rows, tx.deploymentId, outcomes) };
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
