import type { StartAuthenticatorInput, VerifyAuthenticatorInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { matchConsecutive, newTotpSecret, otpauthUrl } from '../../platform/crypto/totp.ts';
import { ServiceError } from '../../platform/errors.ts';
import { tooManyAttempts } from '../../platform/rate-limits/attempt-counter.ts';
import { Authenticator } from '../factors/authenticator.entity.ts';
import { authenticatorOf, secretCell, secretOf } from '../factors/authenticator.reads.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { countGuess, uncountGuess } from '../factors/second-factor.ts';
import { getMe } from '../me/me.reads.ts';
import { type AuthPolicy, allowsAuthenticators, authPolicy } from '../policy/policy.reads.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import { completeEnrolmentAttempt, findEnrolment, resumeSignIn, userAsResourceAndActor } from './enrolment.ts';

const MAX_ENROLMENT_ATTEMPTS = 5;

/** Starts an enrolment. It replaces one that was not verified. */
export async function startAuthenticator(ctx: Context, { signInAttemptId }: StartAuthenticatorInput) {
  const { userId } = await findEnrolment(ctx, 'enroll_second_factor', signInAttemptId);
  const { deploymentId } = ctx.viewer;
  const { appName } = await policyWithAuthenticators(ctx);
  const { email, username } = await getMe(ctx.rows, deploymentId, userId);
  const secret = newTotpSecret();

  return command(ctx, async (tx) => {
    await lockAuthenticator(tx, userId);
    const earlier = await authenticatorOf(tx.rows, deploymentId, userId);
    if (earlier?.verifiedAt) throw alreadyVerified();
    if (earlier) await deleteAuthenticator(tx, userId);
    const id = tx.newId();
    tx.em.create(Authenticator, {
      id,
      deploymentId,
      userId,
      secretSealed: ctx.vault.seal(secret, secretCell(id)),
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'user.authenticator.created', ...userAsResourceAndActor(userId), after: { id } });
    const url = otpauthUrl({ issuer: appName, account: email ?? username ?? userId, secret });
    return { id, secret, otpauthUrl: url, verified: false, createdAt: tx.now.toISOString() };
  });
}

/** Verifies an enrolment with two consecutive codes. Neither code can be used again. */
export async function verifyAuthenticator(ctx: Context, input: VerifyAuthenticatorInput) {
  const { code1, code2, signInAttemptId } = input;
  const enrolment = await findEnrolment(ctx, 'enroll_second_factor', signInAttemptId);
  const { userId } = enrolment;
  const policy = await policyWithAuthenticators(ctx);
  const pending = await authenticatorOf(ctx.rows, ctx.viewer.deploymentId, userId);
  if (pending === undefined) throw noAuthenticator();
  if (pending.verifiedAt !== null) throw alreadyVerified();
  if (code1 === code2) throw duplicateCodes();
  await countEnrolmentAttempt(ctx, pending.id);
  const guess = await countGuess(ctx, { userId, purpose: 'enroll_authenticator' });

  const match = matchConsecutive(secretOf(ctx.vault, pending), code1, code2, { now: new Date(), after: null });
  if (!match.ok) throw invalidCodes();
  const { verifiedAt, session } = await command(ctx, async (tx) => {
    await completeEnrolmentAttempt(ctx, tx, enrolment);
    const verifiedAt = await setVerified(tx, userId, { id: pending.id, step: match.step });
    await notifyFactorChange(ctx, tx, userId, { event: 'authenticator_added' });
    return { verifiedAt, session: await resumeSignIn(ctx, tx, enrolment, { secondFactor: 'totp', policy }) };
  });
  if (session !== null) setSessionCookie(ctx, session);
  await uncountGuess(ctx, guess);
  const authenticator = { id: pending.id, verified: true, createdAt: pending.createdAt, verifiedAt };
  return { verified: true, twoFactorEnabled: true, authenticator };
}

async function setVerified(tx: Transaction, userId: string, { id, step }: { id: string; step: number }) {
  const now = tx.now.toISOString();
  const verified = await tx.rows
    .updateTable('authenticator')
    .set({ verified_at: now, last_step: step, updated_at: now })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  // Another enrolment was started, or a parallel request has verified this one.
  if (verified === undefined) throw invalidCodes();
  tx.record({
    type: 'user.mfa.enabled',
    ...userAsResourceAndActor(userId),
    before: { twoFactorEnabled: false },
    after: { twoFactorEnabled: true, authenticatorId: id },
  });
  return now;
}

/** Locks the user's authenticator to the end of the command. */
export const lockAuthenticator = (tx: Transaction, userId: string) => tx.lock(`authenticator ${userId}`);

export async function deleteAuthenticator(tx: Transaction, userId: string): Promise<void> {
  await tx.rows
    .deleteFrom('authenticator')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Counts a code attempt of the enrolment, committed before the codes are checked. */
async function countEnrolmentAttempt({ rows, viewer }: Context, id: string): Promise<void> {
  const counted = await rows
    .updateTable('authenticator')
    .set((value) => ({ tries: value('tries', '+', 1) }))
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', id)
    .where('tries', '<', MAX_ENROLMENT_ATTEMPTS)
    .returning('id')
    .executeTakeFirst();
  // Only a new enrolment resets the count. It can be started immediately.
  if (counted === undefined) throw tooManyAttempts(1, 'Start the enrolment again.');
}

async function policyWithAuthenticators(ctx: Context): Promise<AuthPolicy> {
  const policy = await authPolicy(ctx);
  if (allowsAuthenticators(policy.settings)) return policy;
  throw new ServiceError('FEATURE_DISABLED', 'Authenticators are not enabled on this deployment.');
}

const alreadyVerified = () =>
  new ServiceError('ALREADY_VERIFIED', 'A verified authenticator exists. Remove it before enrolling another.');
const duplicateCodes = () =>
  new ServiceError('DUPLICATE_CODES', 'Both codes are the same. Wait for the app to show the next one.');
const invalidCodes = () =>
  new ServiceError('INVALID_TOTP_CODES', 'The codes must be two consecutive, current codes of this authenticator.');
export const noAuthenticator = () =>
  new ServiceError('NO_AUTHENTICATOR', 'This account has no authenticator. Start the enrolment first.');
