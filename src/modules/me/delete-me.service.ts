import type { Context } from '../../context.ts';
import { command } from '../../database/command.ts';
import { queueMail } from '../message/queue-mail.ts';
import { assertNobodysLastAdmin } from '../role/last-admin.ts';
import { authPolicy } from '../session/policy.reads.ts';
import { eraseUser } from '../user/erase-user.ts';
import { lockUser } from '../user/user.record.ts';
import { accountDeletedLetter } from './letters.ts';

/** Deletes the signed-in user's account; see `deleteMe` in the schema. */
export async function deleteMe(ctx: Context): Promise<null> {
  const { userId, sessionId } = ctx.viewer.assertRecentlyAuthenticated();
  const { appName } = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const goesOn = await command(ctx, async (tx) => {
    // Memberships lock their organization before their user.
    await assertNobodysLastAdmin(tx, userId);
    const { primaryEmail } = await lockUser(tx, userId);
    await eraseUser(ctx, tx, userId);
    const letter = accountDeletedLetter({ appName, at: tx.now, ip: ctx.request.ip });
    await queueMail(ctx, tx, { to: primaryEmail ?? null, letter });
    return tx.rows
      .selectFrom('session')
      .select('id')
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
  });
  // Another account may still be signed in in this browser.
  if (goesOn === undefined) {
    ctx.browser.sessionId = null;
    ctx.browser.nextCookie = null;
  }
  return null;
}
