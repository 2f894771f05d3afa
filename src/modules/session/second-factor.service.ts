import type { Context } from '../../context.ts';
import { command, type Transaction } from '../../database/command.ts';
import { notFound } from '../../errors.ts';
import type { AttemptSigninVerificationInput } from '../../graphql/generated/types.ts';
import { consumeProof, guessesOf, readProof } from '../authenticator/second-factor.ts';
import { clearAttempts, countAttempt, tooManyAttempts } from './attempt-counter.ts';
import { addSignin, handOut, lockSession } from './browser-sign-in.ts';
import { authPolicy } from './policy.reads.ts';

const MAX_TRIES = 5;

const attemptNotFound = () => notFound('SIGNIN_ATTEMPT_NOT_FOUND', 'The sign-in attempt');

/** Completes a sign-in attempt of this browser; see `attemptSigninVerification` in the schema. */
export async function attemptVerification(ctx: Context, { signinAttemptId, code }: AttemptSigninVerificationInput) {
  const { settings } = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const { userId, method } = await countTry(ctx, signinAttemptId);
  await countAttempt(ctx, [guessesOf(userId)]);
  const proof = await readProof(ctx, userId, code, settings);

  const { session, signin } = await command(ctx, async (tx) => {
    await lockForSignin(tx, userId, ctx.browser.sessionId);
    const completed = await tx.rows
      .updateTable('signin_attempt')
      .set({ completed: true, updated_at: tx.now.toISOString() })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', signinAttemptId)
      .where('completed', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (completed === undefined) throw attemptNotFound();
    await consumeProof(tx, userId, proof);
    return addSignin(tx, ctx, { userId, method, secondFactor: proof.kind, settings });
  });
  handOut(ctx, session);
  await clearAttempts(ctx, guessesOf(userId).key);
  return { signin, signinAttempt: null };
}

/** The user first, then the session, as every sign-in locks them. A user deactivated meanwhile has no attempt any more. */
async function lockForSignin(tx: Transaction, userId: string, sessionId: string | null): Promise<void> {
  const active = await tx.rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (active === undefined || sessionId === null) throw attemptNotFound();
  await lockSession(tx, sessionId);
}

/** Takes one of the attempt's tries, committed before the code is looked at. */
async function countTry({ rows, viewer, browser }: Context, id: string) {
  const { deploymentId } = viewer;
  if (browser.sessionId === null) throw attemptNotFound();
  const now = new Date().toISOString();
  const counted = await rows
    .updateTable('signin_attempt')
    .set((value) => ({ tries: value('tries', '+', 1), updated_at: now }))
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .where('session_id', '=', browser.sessionId)
    .where('completed', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .returning(['user_id as userId', 'method'])
    .executeTakeFirst();
  if (counted !== undefined) return counted;
  const exhausted = await rows
    .selectFrom('signin_attempt')
    .select('expires_at as expiresAt')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .where('session_id', '=', browser.sessionId)
    .where('completed', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (exhausted === undefined) throw attemptNotFound();
  const seconds = (Date.parse(exhausted.expiresAt) - Date.now()) / 1_000;
  throw tooManyAttempts(seconds, 'Begin the sign-in again.');
}
