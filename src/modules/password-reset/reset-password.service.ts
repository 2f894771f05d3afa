import type { Context } from '../../context.ts';
import { command, type Transaction } from '../../database/command.ts';
import { fieldError, validationFailed } from '../../errors.ts';
import type { ResetPasswordInput } from '../../graphql/generated/types.ts';
import { tellOwner } from '../message/tell-owner.ts';
import { addressLimits } from '../session/address-limits.ts';
import { countAttempt } from '../session/attempt-counter.ts';
import { forgetGuesses } from '../session/check-password.ts';
import { authPolicy } from '../session/policy.reads.ts';
import { countedAs, forgiveSignIn } from '../session/sign-in-limits.ts';
import { endSessionsOf } from '../user/end-sessions.ts';
import { brokenPasswordRules, wordsOf } from '../user/password.rules.ts';
import { proveEmail } from '../user/prove-address.ts';
import { lockUser, setPassword } from '../user/user.record.ts';
import { consumeChallenge, findLink, invalidLink, voidChallengesOf } from '../verification/verification.ts';
import { assertResetsAvailable } from './available.ts';

/**
 * Sets a new password for the link that was mailed, which proves the address. It signs nobody in and leaves factors alone,
 * so that a mailbox is no way past a second factor. See `resetPassword` in the schema.
 */
export async function resetPassword(ctx: Context, { token, newPassword }: ResetPasswordInput): Promise<null> {
  const { settings, appName } = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  assertResetsAvailable(settings);
  await countAttempt(ctx, addressLimits(ctx, 'reset_use'));
  const { id, purpose, userId, subjectId: emailId } = await findLink(ctx, token);
  if (purpose !== 'reset' || userId === null) throw invalidLink();
  const words = await wordsOf(ctx.rows, ctx.viewer.deploymentId, userId);
  const broken = brokenPasswordRules(newPassword, settings.password, words);
  if (broken.length > 0) throw validationFailed(broken.map((rule) => fieldError('input.newPassword', rule)));
  const passwordHash = await ctx.passwords.hash(newPassword);

  const emailKey = await command(ctx, async (tx) => {
    await consumeChallenge(tx, id, invalidLink);
    await proveEmail(tx, ctx, { userId, addressId: emailId, by: 'message' }, invalidLink);
    const user = await lockUser(tx, userId);
    if (!user.isActive) throw invalidLink();
    await setPassword(tx, user, passwordHash);
    await endSessionsOf(tx, userId);
    await voidChallengesOf(tx, userId);
    await tellOwner(ctx, tx, user.primaryEmail, { appName, what: 'Your password was changed by a link from a mail' });
    return keyOf(tx, emailId);
  });
  // Whoever forgot a password has failed to sign in before.
  await forgiveSignIn(ctx, { who: countedAs('email', emailKey), isKnownHere: true, what: 'signin' });
  await forgetGuesses(ctx, userId);
  return null;
}

async function keyOf({ rows, deploymentId }: Transaction, emailId: string): Promise<string> {
  const { key } = await rows
    .selectFrom('user_email')
    .select('email_key as key')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', emailId)
    .executeTakeFirstOrThrow();
  return key;
}
