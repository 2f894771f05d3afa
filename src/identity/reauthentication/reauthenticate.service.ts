import type { AuthSettings } from '../../deployment/index.ts';
import type { ReauthenticateInput } from '../../generated/deployment.ts';
import { REAUTHENTICATION_MAX_AGE_SECONDS } from '../../platform/access/viewer.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { verifiedPrimaryEmail } from '../addresses/user-address.reads.ts';
import { notifyBackupCodeUse } from '../factors/notify-factor-change.ts';
import { acceptedCodesOf } from '../factors/second-factor.ts';
import { verificationCodeMessage } from '../messages/messages.ts';
import { allowsPasskeyAsSecondFactor } from '../passkeys/passkey.reads.ts';
import { assertPasswordsEnabled } from '../passwords/password.rules.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { lockSession, setSessionCookie } from '../sessions/session.record.ts';
import type { SecondFactor } from '../sessions/sign-in.entity.ts';
import { checkCode, issueCode, messageTimes } from '../verification/verification.ts';
import { assertWalletsEnabled } from '../wallets/wallet-challenge.service.ts';
import { assertNoSecondFactor } from './assert-no-second-factor.ts';
import { verifyOwnPasskey } from './reauthenticate-passkey.ts';
import { recordReauthentication } from './record-reauthentication.ts';
import {
  clearAttemptOf,
  consumeFactor,
  type VerifiedFactor,
  verifyCodeFactor,
  verifyPasswordFactor,
  verifyWalletFactor,
} from './verified-factor.ts';

const PURPOSE = 'reauthenticate';
const CODES_PER_HOUR = 10;

/** Mails a code to the signed-in user's verified primary address; see `prepareReauthentication` in the schema. */
export async function prepareReauthentication(ctx: Context) {
  const { userId, sessionId, signInId } = ctx.viewer.assertSignIn();
  const { settings } = await authPolicy(ctx);
  const email = await reauthenticationEmail(ctx, userId, settings);
  await countAttempt(ctx, [{ key: `reauthentication:${userId}`, max: CODES_PER_HOUR, seconds: 3_600 }]);
  const guesser = { target: `${PURPOSE}:${userId}`, client: rateLimitKeyOf(ctx.request.ip) };
  return command(ctx, async (tx) => {
    // The code is bound to the sign-in: a code requested in another browser does not work here.
    const { secret, expiresAt } = await issueCode(ctx, tx, { purpose: PURPOSE, subjectId: signInId, userId, guesser });
    const message = verificationCodeMessage('email', { code: secret, purpose: PURPOSE });
    await queueMail(ctx, tx, { to: email, message, expiresAt, isAwaited: true });
    tx.record({
      type: 'session.reauthentication.requested',
      resource: { type: 'session', id: sessionId },
      after: { signinId: signInId, userId },
    });
    return { email, ...messageTimes(tx, expiresAt) };
  });
}

/** Authenticates the signed-in user again; see `reauthenticate` in the schema. */
export async function reauthenticate(ctx: Context, input: ReauthenticateInput) {
  const { userId, sessionId } = ctx.viewer.assertSignIn();
  const policy = await authPolicy(ctx);
  const factor = await verifyInput(ctx, input, policy);
  const { session, authenticatedAt } = await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    await consumeFactor(tx, userId, factor);
    if (factor.kind === 'backup_code') await notifyBackupCodeUse(ctx, tx, userId);
    return recordReauthentication(tx, ctx, factor.kind, secondFactorOf(factor, policy));
  });
  setSessionCookie(ctx, session);
  await clearAttemptOf(ctx, factor);
  const expiresAt = new Date(Date.parse(authenticatedAt) + REAUTHENTICATION_MAX_AGE_SECONDS * 1_000).toISOString();
  return { authenticatedAt, expiresAt };
}

/** The factor, if it is one that can be the second of a sign-in. */
function secondFactorOf({ kind }: VerifiedFactor, { settings }: AuthPolicy): SecondFactor | null {
  if (kind === 'passkey') return allowsPasskeyAsSecondFactor(settings) ? kind : null;
  return kind === 'totp' || kind === 'backup_code' ? kind : null;
}

async function verifyInput(ctx: Context, input: ReauthenticateInput, policy: AuthPolicy): Promise<VerifiedFactor> {
  const { settings } = policy;
  const { userId, signInId } = ctx.viewer.assertSignIn();
  const attempt = { userId, purpose: PURPOSE } as const;
  const { password, code, emailCode, passkey, wallet } = input;
  if ([password, code, emailCode, passkey, wallet].filter((each) => each != null).length !== 1) {
    throw validationFailed([
      fieldError('input.password', 'or code, email_code, passkey or wallet must be sent, exactly one of the five'),
    ]);
  }
  if (password != null) {
    assertPasswordsEnabled(settings);
    return verifyPasswordFactor(ctx, attempt, password);
  }
  if (code != null) return verifyCodeFactor(ctx, attempt, code, acceptedCodesOf(settings));
  if (wallet != null) {
    assertWalletsEnabled(policy);
    await assertNoSecondFactor(ctx, userId, settings);
    return verifyWalletFactor(ctx, attempt, policy, wallet);
  }
  if (passkey != null) return { kind: 'passkey', passkey: await verifyOwnPasskey(ctx, policy, passkey) };
  await reauthenticationEmail(ctx, userId, settings);
  const subject = { purpose: PURPOSE, subjectId: signInId } as const;
  return { kind: 'email_code', challengeId: await checkCode(ctx, subject, emailCode ?? '') };
}

/**
 * The address that receives the code. Throws an error for an account with a second factor, because access to the mailbox
 * must not replace it.
 */
async function reauthenticationEmail(ctx: Context, userId: string, settings: AuthSettings): Promise<string> {
  if (!settings.email.enabled) {
    throw new ServiceError('FEATURE_DISABLED', 'This deployment does not use email addresses.');
  }
  await assertNoSecondFactor(ctx, userId, settings);
  const email = await verifiedPrimaryEmail(ctx.rows, ctx.viewer.deploymentId, userId);
  if (email !== undefined) return email;
  throw new ServiceError('EMAIL_NOT_VERIFIED', 'The account has no verified primary email address.');
}
