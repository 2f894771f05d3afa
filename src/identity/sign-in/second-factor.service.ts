import { sql } from 'kysely';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { tooManyAttempts } from '../../platform/rate-limits/attempt-counter.ts';
import { attemptNotFound, completeAttempt } from '../attempts/pending-attempt.ts';
import { notifyBackupCodeUse } from '../factors/notify-factor-change.ts';
import { acceptedCodesOf, consumeSecondFactorCode, matchSecondFactorCode } from '../factors/second-factor.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { setSessionCookie } from '../sessions/session.record.ts';
import {
  type GuessKeys,
  MAX_CODE_ATTEMPTS,
  refundGuess,
  SECOND_FACTOR_GUESS_LIMITS,
  takeCodeAttempt,
} from '../verification/guess-limits.ts';
import { continueSignIn } from './continue-sign-in.ts';

/** Verifies the second factor that a sign-in attempt of this browser waits for; see `attemptVerification` in the schema. */
export async function attemptSecondFactor(ctx: Context, signInAttemptId: string, code: string) {
  const policy = await authPolicy(ctx);
  const attempt = await countCodeAttempt(ctx, signInAttemptId);
  const { userId, method } = attempt;
  const proof = await matchSecondFactorCode(ctx, userId, code, acceptedCodesOf(policy.settings));

  const { session, ...result } = await command(ctx, async (tx) => {
    await completeAttempt(tx, attempt, ctx.sessionCookie.sessionId);
    await consumeSecondFactorCode(tx, userId, proof);
    if (proof.kind === 'backup_code') await notifyBackupCodeUse(ctx, tx, userId);
    return continueSignIn(tx, ctx, { userId, method, secondFactor: proof.kind, policy });
  });
  setSessionCookie(ctx, session);
  await refundGuess(ctx, attempt);
  return result;
}

interface CountedCodeAttempt extends GuessKeys {
  readonly id: string;
  readonly userId: string;
  readonly method: string;
}

/**
 * Counts a code attempt of the sign-in attempt, committed before the code is checked. A sign-in attempt always has five
 * code attempts, regardless of guesses by other clients.
 */
async function countCodeAttempt(ctx: Context, id: string): Promise<CountedCodeAttempt> {
  const { rows, viewer, sessionCookie } = ctx;
  const { deploymentId } = viewer;
  if (sessionCookie.sessionId === null) throw attemptNotFound();
  const now = new Date().toISOString();
  const counted = await takeCodeAttempt<CountedCodeAttempt>(
    ctx,
    sql`update signin_attempt set tries = tries + 1, updated_at = ${now}
      where deployment_id = ${deploymentId} and id = ${id} and session_id = ${sessionCookie.sessionId} and not completed
        and expires_at > ${now} and tries < ${MAX_CODE_ATTEMPTS} and user_id is not null
        and current_step = 'verify_second_factor'
      returning id, user_id, user_id as "userId", method, guesses_at, guesses_from`,
    { limits: SECOND_FACTOR_GUESS_LIMITS, action: sql`'SECOND_FACTOR'` },
  );
  if (counted !== undefined) return counted;
  const rejected = await rows
    .selectFrom('signin_attempt')
    .select(['current_step as step', 'expires_at as expiresAt'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .where('session_id', '=', sessionCookie.sessionId)
    .where('completed', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (rejected === undefined) throw attemptNotFound();
  if (rejected.step !== 'verify_second_factor') {
    throw new ServiceError(
      'CONFLICT',
      `This attempt waits for ${rejected.step}, which is not completed with a code. Use the operation for that step.`,
    );
  }
  const seconds = (Date.parse(rejected.expiresAt) - Date.now()) / 1_000;
  throw tooManyAttempts(seconds, 'Start the sign-in again.');
}
