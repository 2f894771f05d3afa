import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { socialConnectionNotFound } from '../social-connections/social-connection.reads.ts';
import { unlinkSocialAccount } from '../social-connections/social-connection.record.ts';
import { lockUser } from '../users/user.record.ts';

/** Unlinks a user's account at a provider; see `unlinkUserSocialConnection` in the schema. */
export function unlinkUserSocialConnection(ctx: Context, userId: string, provider: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const unlinked = await unlinkSocialAccount(tx, userId, provider);
    if (unlinked === undefined) throw socialConnectionNotFound();
    await notifyFactorChange(ctx, tx, userId, { event: 'social_unlinked', provider: unlinked.label });
    return null;
  });
}
