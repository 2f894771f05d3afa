import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { eraseUser } from '../erasure/erase-user.ts';
import { accountDeletedMessage } from '../messages/messages.ts';
import { lockUser } from '../users/user.record.ts';

/** Deletes the signed-in user's account; see `deleteViewer` in the schema. */
export async function deleteMe(ctx: Context): Promise<null> {
  const { userId, sessionId } = ctx.viewer.assertSignIn();
  const remainingSession = await command(ctx, async (tx) => {
    // Locks the organizations of the memberships before the user.
    await ctx.memberships.assertMayLeaveAll(tx, userId);
    const { primaryEmail, locale } = await lockUser(tx, userId);
    await eraseUser(ctx, tx, userId);
    const message = accountDeletedMessage({ at: tx.now, ip: ctx.request.ip });
    await queueMail(ctx, tx, { to: primaryEmail ?? null, message, locale });
    return tx.rows
      .selectFrom('session')
      .select('id')
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
  });
  // Keep the cookie when another account is still signed in in this browser.
  if (remainingSession === undefined) ctx.sessionCookie.clear();
  return null;
}
