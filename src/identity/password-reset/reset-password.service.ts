import type { ResetPasswordInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { markEmailVerified } from '../address-verification/mark-address-verified.ts';
import { notifyOwner } from '../messages/notify-owner.ts';
import { clearPasswordAttempts } from '../passwords/check-password.ts';
import { passwordErrors, personalWordsOf } from '../passwords/password.rules.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { clearSignInAttempts, identifierHashOf } from '../sign-in/sign-in-limits.ts';
import { lockUser, setPassword } from '../users/user.record.ts';
import { consumeChallenge, findLink, invalidateChallengesOf, invalidLink } from '../verification/verification.ts';
import { assertResetsAvailable } from './resets-available.ts';

/**
 * Sets a new password with a mailed link, which also verifies the address. It does not sign the user in and keeps second
 * factors, so that access to a mailbox does not bypass them. See `resetPassword` in the schema.
 */
export async function resetPassword(ctx: Context, { token, newPassword }: ResetPasswordInput): Promise<null> {
  const { settings } = await authPolicy(ctx);
  assertResetsAvailable(settings);
  await countAttempt(ctx, addressLimits(ctx, 'reset_use'));
  const { id, purpose, userId, subjectId: emailId } = await findLink(ctx, token);
  if (purpose !== 'reset' || userId === null) throw invalidLink();
  const words = await personalWordsOf(ctx.rows, ctx.viewer.deploymentId, userId);
  const violations = passwordErrors(newPassword, settings.password, words);
  if (violations.length > 0) throw validationFailed(violations.map((rule) => fieldError('input.newPassword', rule)));
  const passwordHash = await ctx.passwords.hash(newPassword);

  const emailKey = await command(ctx, async (tx) => {
    await consumeChallenge(tx, id, invalidLink);
    await markEmailVerified(tx, ctx, { userId, addressId: emailId, by: 'message' }, invalidLink);
    const user = await lockUser(tx, userId);
    if (!user.isActive) throw invalidLink();
    await setPassword(tx, user, passwordHash);
    await endSessionsOf(tx, userId);
    await invalidateChallengesOf(tx, userId);
    await notifyOwner(ctx, tx, user.primaryEmail, { event: 'password_reset' });
    return emailKeyOf(tx, emailId);
  });
  // A user who forgot their password has probably failed to sign in before.
  await clearSignInAttempts(ctx, {
    identifierHash: identifierHashOf(ctx, 'email', emailKey),
    userId,
    isKnownClient: true,
    action: 'signin',
  });
  await clearPasswordAttempts(ctx, userId);
  return null;
}

async function emailKeyOf({ rows, deploymentId }: Transaction, emailId: string): Promise<string> {
  const { key } = await rows
    .selectFrom('user_email')
    .select('email_key as key')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', emailId)
    .executeTakeFirstOrThrow();
  return key;
}
