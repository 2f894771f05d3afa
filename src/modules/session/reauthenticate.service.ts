import { rateKeyOf } from '../../addresses.ts';
import { notAuthenticated, RECENT_SECONDS } from '../../auth/viewer.ts';
import type { Context } from '../../context.ts';
import { command } from '../../database/command.ts';
import { fieldError, ServiceError, validationFailed } from '../../errors.ts';
import type { ReauthenticateInput } from '../../graphql/generated/types.ts';
import { factorsOf, hasSecondFactor } from '../authenticator/authenticator.reads.ts';
import { codesTakenBy } from '../authenticator/second-factor.ts';
import { tellOfUsedCode } from '../authenticator/tell-of-factor.ts';
import type { AuthSettings } from '../deployment/settings.ts';
import { assertPasswordsEnabled } from '../me/my-password.service.ts';
import { verificationCodeLetter } from '../message/letters.ts';
import { queueMail } from '../message/queue-mail.ts';
import { verifiedPrimaryEmail } from '../user/user.reads.ts';
import { checkCode, issueCode, RESEND_SECONDS } from '../verification/verification.ts';
import { countAttempt } from './attempt-counter.ts';
import { handOut, lockSession } from './browser-sign-in.ts';
import { authPolicy } from './policy.reads.ts';
import { renewToken } from './renew-token.ts';
import { forgetGuessOf, proveByCode, proveByPassword, type UserProof, useProof } from './user-proof.ts';

const PURPOSE = 'reauthenticate';
const CODES_PER_HOUR = 10;

/** Mails a code to the signed-in user's own mailbox; see `prepareReauthentication` in the schema. */
export async function prepareReauthentication(ctx: Context) {
  const { userId, sessionId, signinId } = ctx.viewer.assertBrowser();
  const { settings, appName } = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const email = await provingMailbox(ctx, userId, settings);
  await countAttempt(ctx, [{ key: `reauthentication:${userId}`, max: CODES_PER_HOUR, seconds: 3_600 }]);
  const guesser = { target: `${PURPOSE}:${userId}`, client: rateKeyOf(ctx.request.ip) };
  return command(ctx, async (tx) => {
    // Of the sign-in, not of the user: a code that was asked for elsewhere opens nothing here.
    const { secret, expiresAt } = await issueCode(ctx, tx, { purpose: PURPOSE, subjectId: signinId, userId, guesser });
    const letter = verificationCodeLetter({ appName, code: secret, purpose: PURPOSE });
    await queueMail(ctx, tx, { to: email, letter, expiresAt });
    tx.record({
      type: 'session.reauthentication.requested',
      resource: { type: 'session', id: sessionId },
      after: { signinId, userId },
    });
    const resendAt = new Date(tx.now.getTime() + RESEND_SECONDS * 1_000).toISOString();
    return { email, expiresAt: expiresAt.toISOString(), resendAt };
  });
}

/** Proves anew who the signed-in user is; see `reauthenticate` in the schema. */
export async function reauthenticate(ctx: Context, input: ReauthenticateInput) {
  const { userId, sessionId, signinId } = ctx.viewer.assertBrowser();
  const { settings, appName } = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const proof = await prove(ctx, input, settings);
  const { session, authenticatedAt } = await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    await useProof(tx, userId, proof);
    if (proof.kind === 'backup_code') await tellOfUsedCode(ctx, tx, userId, appName);
    const authenticatedAt = tx.now.toISOString();
    await tx.rows
      .updateTable('signin')
      .set({ authenticated_at: authenticatedAt, updated_at: authenticatedAt })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', signinId)
      .where('session_id', '=', sessionId)
      .returning('id')
      .executeTakeFirstOrThrow(notAuthenticated);
    tx.record({
      type: 'session.reauthenticated',
      resource: { type: 'session', id: sessionId },
      after: { signinId, userId, method: proof.kind },
    });
    return { session: await renewToken(tx, ctx), authenticatedAt };
  });
  handOut(ctx, session);
  await forgetGuessOf(ctx, proof);
  const expiresAt = new Date(Date.parse(authenticatedAt) + RECENT_SECONDS * 1_000).toISOString();
  return { authenticatedAt, expiresAt };
}

async function prove(ctx: Context, input: ReauthenticateInput, settings: AuthSettings): Promise<UserProof> {
  const { userId, signinId } = ctx.viewer.assertBrowser();
  const proving = { userId, purpose: PURPOSE } as const;
  const { password, code, emailCode } = input;
  if ([password, code, emailCode].filter((each) => each != null).length !== 1) {
    throw validationFailed([fieldError('input.password', 'or another proof must be sent, one of the three')]);
  }
  if (password != null) {
    assertPasswordsEnabled(settings);
    return proveByPassword(ctx, proving, password);
  }
  if (code != null) return proveByCode(ctx, proving, code, codesTakenBy(settings));
  await provingMailbox(ctx, userId, settings);
  const subject = { purpose: PURPOSE, subjectId: signinId } as const;
  return { kind: 'email_code', challengeId: await checkCode(ctx, subject, emailCode ?? '') };
}

/** The address whose mailbox stands for the user. Somebody who reads the mail of an account must not get past its second factor. */
async function provingMailbox({ rows, viewer }: Context, userId: string, settings: AuthSettings): Promise<string> {
  const { deploymentId } = viewer;
  if (!settings.email.enabled) {
    throw new ServiceError('FEATURE_DISABLED', 'This deployment does without e-mail addresses.');
  }
  if (hasSecondFactor(await factorsOf(rows, deploymentId, userId), settings)) {
    throw new ServiceError(
      'STRATEGY_NOT_AVAILABLE',
      'An account with a second factor is proved by a code of it or by the password, not by mail.',
    );
  }
  const email = await verifiedPrimaryEmail(rows, deploymentId, userId);
  if (email !== undefined) return email;
  throw new ServiceError('EMAIL_NOT_VERIFIED', 'The account has no verified primary e-mail address.');
}
