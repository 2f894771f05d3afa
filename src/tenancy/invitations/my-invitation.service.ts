import { assertMaySignIn, authPolicy } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { lockParent } from '../roles/role.service.ts';
import { acceptWithin, invitationOfToken } from './acceptance.ts';
import { lockedInvitation, takeBack } from './invitation.record.ts';
import { getJoined, getMyInvitation } from './my-invitation.reads.ts';

/** Accepts by the token of the mail. */
export async function acceptInvitation(ctx: Context, token: string) {
  const userId = await admitted(ctx);
  return command(ctx, async (tx) => {
    const found = await invitationOfToken(tx.rows, tx.deploymentId, token);
    return getJoined(tx, await acceptWithin(tx, found, userId));
  });
}

/** Accepts what the user sees in their own list: having verified the invited address is proof enough. */
export async function acceptMyInvitation(ctx: Context, id: string) {
  const userId = await admitted(ctx);
  return command(ctx, async (tx) => {
    const found = await getMyInvitation(tx.rows, tx.deploymentId, userId, id);
    return getJoined(tx, await acceptWithin(tx, found, userId));
  });
}

/** The signed-in user, if they could sign in now: an invitation passes no list and no country rule. */
async function admitted(ctx: Context): Promise<string> {
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
    takeBack(tx, await lockedInvitation(tx, parent, id));
    return null;
  });
}
