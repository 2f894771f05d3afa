import { notAuthenticated } from '../../platform/access/viewer.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import type { ClaimedAttempt } from '../social-attempts/claim-social-attempt.ts';
import { linkSocialAccount, lockSocialAccount } from '../social-connections/social-connection.record.ts';
import { lockUser } from '../users/user.record.ts';
import type { ReturnedPerson } from './returned-person.ts';

/** Links the account at the provider to the user who has started this in the same sign-in. */
export async function linkReturned(ctx: Context, { signInId }: ClaimedAttempt, { account, provider }: ReturnedPerson) {
  const { userId, signInId: current } = ctx.viewer.assertSignIn();
  // Another user may have signed in in this browser meanwhile.
  if (current !== signInId || ctx.viewer.impersonator !== null) throw notAuthenticated();
  await command(ctx, async (tx) => {
    await lockSocialAccount(tx, account);
    await lockUser(tx, userId);
    await linkSocialAccount(ctx, tx, userId, account);
    await notifyFactorChange(ctx, tx, userId, { event: 'social_linked', provider: provider.label });
  });
  return {};
}
