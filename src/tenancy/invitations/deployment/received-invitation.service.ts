import { assertMaySignIn, authPolicy } from '../../../identity/index.ts';
import { command } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { activatingUser } from '../../active-parents/active-parents.ts';
import { lockParent } from '../../parents/parent.ts';
import { acceptInTransaction, findInvitationByToken } from '../acceptance.ts';
import { lockInvitation, markInvitationRevoked } from '../invitation.record.ts';
import { getJoinedMembership, getMyInvitation } from './received-invitation.reads.ts';

/** Accepts an invitation with the token of its mail. */
export async function acceptInvitation(ctx: Context, token: string) {
  await assertViewerMaySignIn(ctx);
  return command(ctx, async (tx) => {
    const found = await findInvitationByToken(tx.rows, tx.deploymentId, token);
    return getJoinedMembership(tx, await acceptInTransaction(tx, found, activatingUser(ctx.viewer)));
  });
}

/** Accepts an invitation of the user's own list. The user has verified the invited address, so no token is required. */
export async function acceptMyInvitation(ctx: Context, id: string) {
  const userId = await assertViewerMaySignIn(ctx);
  return command(ctx, async (tx) => {
    const found = await getMyInvitation(tx.rows, tx.deploymentId, userId, id);
    return getJoinedMembership(tx, await acceptInTransaction(tx, found, activatingUser(ctx.viewer)));
  });
}

/**
 * Returns the signed-in user; throws if the deployment's restrictions reject them. An invitation does not bypass these.
 */
async function assertViewerMaySignIn(ctx: Context): Promise<string> {
  const { userId } = ctx.viewer.assertSignedIn();
  const { restrictions } = await authPolicy(ctx);
  await assertMaySignIn(ctx, restrictions, userId);
  return userId;
}

export function declineMyInvitation(ctx: Context, id: string): Promise<null> {
  const { userId } = ctx.viewer.assertSignedIn();
  return command(ctx, async (tx) => {
    const { parent } = await getMyInvitation(tx.rows, tx.deploymentId, userId, id);
    await lockParent(tx, parent);
    markInvitationRevoked(tx, await lockInvitation(tx, parent, id));
    return null;
  });
}
