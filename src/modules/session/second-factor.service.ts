import type { Context } from '../../context.ts';
import { command } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import { codesTakenBy, consumeProof, countGuess, forgetGuess, readProof } from '../authenticator/second-factor.ts';
import { tellOfUsedCode } from '../authenticator/tell-of-factor.ts';
import { tooManyAttempts } from './attempt-counter.ts';
import { handOut, proceed } from './browser-sign-in.ts';
import { authPolicy } from './policy.reads.ts';
import { attemptNotFound, completeAttempt } from './waiting-attempt.ts';

const MAX_TRIES = 5;

/** Answers the second factor that a sign-in attempt of this browser waits for; see `attemptVerification` in the schema. */
export async function attemptSecondFactor(ctx: Context, signinAttemptId: string, code: string) {
  const policy = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const attempt = await countTry(ctx, signinAttemptId);
  const { userId, method } = attempt;
  const guess = await countGuess(ctx, userId);
  const proof = await readProof(ctx, userId, code, codesTakenBy(policy.settings));

  const { session, ...answer } = await command(ctx, async (tx) => {
    await completeAttempt(tx, attempt, ctx.browser.sessionId);
    await consumeProof(tx, userId, proof);
    if (proof.kind === 'backup_code') await tellOfUsedCode(ctx, tx, userId, policy.appName);
    return proceed(tx, ctx, { userId, method, secondFactor: proof.kind, policy });
  });
  handOut(ctx, session);
  await forgetGuess(ctx, guess);
  return answer;
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
    .where('user_id', 'is not', null)
    .where('current_step', '=', 'verify_second_factor')
    .returning(['id', 'user_id as userId', 'method'])
    .$narrowType<{ userId: string }>()
    .executeTakeFirst();
  if (counted !== undefined) return counted;
  const refused = await rows
    .selectFrom('signin_attempt')
    .select(['current_step as step', 'expires_at as expiresAt'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .where('session_id', '=', browser.sessionId)
    .where('completed', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (refused === undefined) throw attemptNotFound();
  if (refused.step !== 'verify_second_factor') {
    throw new ServiceError('CONFLICT', `This attempt waits for ${refused.step}, which takes no code here.`);
  }
  const seconds = (Date.parse(refused.expiresAt) - Date.now()) / 1_000;
  throw tooManyAttempts(seconds, 'Begin the sign-in again.');
}
