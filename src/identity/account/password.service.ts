import type { SetPasswordInput } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { notifyOwner } from '../messages/notify-owner.ts';
import { checkPassword, passwordHashOf, wrongPassword } from '../passwords/check-password.ts';
import { assertPasswordsEnabled, passwordErrors, personalWordsOf } from '../passwords/password.rules.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { rotateCookieToken } from '../sessions/rotate-cookie-token.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import { lockUser, setPassword } from '../users/user.record.ts';
import { invalidateChallengesOf } from '../verification/verification.ts';

/** Sets or changes the signed-in user's password; see `setPassword` in the schema. */
export async function setMyPassword(ctx: Context, input: SetPasswordInput): Promise<null> {
  const { userId, sessionId } = ctx.viewer.assertSignIn();
  const { rows, viewer, passwords } = ctx;
  const { currentPassword, newPassword } = input;
  const { settings } = await authPolicy(ctx);
  assertPasswordsEnabled(settings);
  const words = await personalWordsOf(rows, viewer.deploymentId, userId);
  const errors = passwordErrors(newPassword, settings.password, words).map((rule) =>
    fieldError('input.newPassword', rule),
  );
  if (currentPassword == null && (await passwordHashOf(rows, viewer.deploymentId, userId)) !== null) {
    errors.push(fieldError('input.currentPassword', fieldRule('CURRENT_PASSWORD')));
  }
  if (errors.length > 0) throw validationFailed(errors);
  const verifiedHash = currentPassword == null ? null : await checkPassword(ctx, userId, currentPassword);
  const passwordHash = await passwords.hash(newPassword);

  const session = await command(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    // The current password was checked against this hash; another request may have changed it since.
    if ((await passwordHashOf(tx.rows, tx.deploymentId, userId)) !== verifiedHash) throw wrongPassword();
    await setPassword(tx, user, passwordHash);
    await invalidateChallengesOf(tx, userId);
    if (input.signOutOthers) await endSessionsOf(tx, userId, { keptSessionId: sessionId });
    await notifyOwner(ctx, tx, user.primaryEmail, { event: 'password_changed' });
    return rotateCookieToken(tx, ctx);
  });
  setSessionCookie(ctx, session);
  return null;
}
