import type { Context } from '../../context.ts';
import { matchConsecutive, newTotpSecret, otpauthUrl } from '../../crypto/totp.ts';
import { command, type Transaction } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import type { VerifyAuthenticatorInput } from '../../graphql/generated/types.ts';
import { getMe } from '../me/me.reads.ts';
import { clearAttempts, countAttempt, tooManyAttempts } from '../session/attempt-counter.ts';
import { allowsAuthenticators, authPolicy } from '../session/policy.reads.ts';
import { Authenticator } from './authenticator.entity.ts';
import { authenticatorOf, secretCell, secretOf } from './authenticator.reads.ts';
import { guessesOf } from './second-factor.ts';

const MAX_TRIES = 5;

/** Starts an enrolment, in the place of one that was not verified. */
export async function startAuthenticator(ctx: Context) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { deploymentId } = ctx.viewer;
  const appName = await assertAllowed(ctx);
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
    tx.record({ type: 'user.authenticator.created', resource: { type: 'user', id: userId }, after: { id } });
    const url = otpauthUrl({ issuer: appName, account: email ?? username ?? userId, secret });
    return { id, secret, otpauthUrl: url, verified: false, createdAt: tx.now.toISOString() };
  });
}

/** Verifies an enrolment by two consecutive codes; both of their steps are used up by it. */
export async function verifyAuthenticator(ctx: Context, { code1, code2 }: VerifyAuthenticatorInput) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { deploymentId } = ctx.viewer;
  await assertAllowed(ctx);
  const pending = await authenticatorOf(ctx.rows, deploymentId, userId);
  if (pending === undefined) throw noAuthenticator();
  if (pending.verifiedAt !== null) throw alreadyVerified();
  if (code1 === code2) throw duplicateCodes();
  await countTry(ctx, pending.id);
  await countAttempt(ctx, [guessesOf(userId)]);

  const match = matchConsecutive(secretOf(ctx.vault, pending), code1, code2, { now: new Date(), after: null });
  if (!match.ok) throw invalidCodes();
  const verification = await command(ctx, async (tx) => {
    const now = tx.now.toISOString();
    const verified = await tx.rows
      .updateTable('authenticator')
      .set({ verified_at: now, last_step: match.step, updated_at: now })
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', pending.id)
      .where('verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Started anew, or verified by a parallel call.
    if (verified === undefined) throw invalidCodes();
    tx.record({
      type: 'user.mfa.enabled',
      resource: { type: 'user', id: userId },
      before: { twoFactorEnabled: false },
      after: { twoFactorEnabled: true, authenticatorId: pending.id },
    });
    const authenticator = { id: pending.id, verified: true, createdAt: pending.createdAt, verifiedAt: now };
    return { verified: true, twoFactorEnabled: true, authenticator };
  });
  await clearAttempts(ctx, guessesOf(userId).key);
  return verification;
}

/** Holds what concerns the user's authenticator to the end of the command. */
export const lockAuthenticator = (tx: Transaction, userId: string) => tx.lock(`authenticator ${userId}`);

export async function deleteAuthenticator(tx: Transaction, userId: string): Promise<void> {
  await tx.rows
    .deleteFrom('authenticator')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Takes one of the enrolment's tries, committed before the codes are looked at. */
async function countTry({ rows, viewer }: Context, id: string): Promise<void> {
  const counted = await rows
    .updateTable('authenticator')
    .set((value) => ({ tries: value('tries', '+', 1) }))
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', id)
    .where('tries', '<', MAX_TRIES)
    .returning('id')
    .executeTakeFirst();
  // Nothing resets it but a new enrolment, which can be started at once.
  if (counted === undefined) throw tooManyAttempts(1, 'Start the enrolment again.');
}

/** The application's name, for the authenticator app's list. */
async function assertAllowed({ rows, viewer }: Context): Promise<string> {
  const { settings, appName } = await authPolicy(rows, viewer.deploymentId);
  if (allowsAuthenticators(settings)) return appName;
  throw new ServiceError('FEATURE_DISABLED', "This deployment's settings allow no authenticators.");
}

const alreadyVerified = () =>
  new ServiceError('ALREADY_VERIFIED', 'A verified authenticator exists. Remove it before enrolling another.');
const duplicateCodes = () =>
  new ServiceError('DUPLICATE_CODES', 'Both codes are the same. Wait for the app to show the next one.');
const invalidCodes = () =>
  new ServiceError('INVALID_TOTP_CODES', 'These are not two consecutive, current codes of this authenticator.');
export const noAuthenticator = () =>
  new ServiceError('NO_AUTHENTICATOR', 'There is no authenticator. Start the enrolment first.');
