import type { Context } from '../../context.ts';
import { command } from '../../database/command.ts';
import type { ServiceError } from '../../errors.ts';
import type { FirstFactor } from '../deployment/settings.ts';
import { proveEmail, provePhone } from '../user/prove-address.ts';
import { checkCode, consumeChallenge, invalidCode } from '../verification/verification.ts';
import { handOut, proceed } from './browser-sign-in.ts';
import type { FoundAttempt } from './message-attempt.reads.ts';
import { authPolicy } from './policy.reads.ts';
import { uncountAddress } from './sign-in-limits.ts';
import { availableStrategy } from './strategies.ts';
import { completeAnswered } from './waiting-attempt.ts';

/** Answers the first factor that an attempt waits for with the code that was sent. */
export async function attemptFirstFactor(ctx: Context, attempt: FoundAttempt, code: string) {
  const subject = { purpose: 'sign_in' as const, subjectId: attempt.id };
  const challengeId = await checkCode(ctx, subject, code);
  return passFirstFactor(ctx, attempt, challengeId, invalidCode);
}

/**
 * The code or link held: whoever has it reads the address's messages. It is used up, the address is marked as proved, and
 * the sign-in goes on in the calling browser.
 */
export async function passFirstFactor(
  ctx: Context,
  attempt: FoundAttempt,
  challengeId: string,
  otherwise: () => ServiceError,
) {
  const { userId, addressId, method } = attempt;
  if (userId === null || addressId === null) throw otherwise();
  const policy = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const strategy = availableStrategy(method.toUpperCase() as FirstFactor, policy.settings);
  // A mailed code behind a first factor that was passed before proves the e-mail address.
  const isBehindFactor = attempt.currentStep === 'verify_email';
  const proof = { userId, addressId, by: isBehindFactor ? ('factor' as const) : ('message' as const) };
  const proveAddress = strategy === 'PHONE_OTP' && !isBehindFactor ? provePhone : proveEmail;

  const { session, ...answer } = await command(ctx, async (tx) => {
    await consumeChallenge(tx, challengeId, otherwise);
    await proveAddress(tx, ctx, proof, otherwise);
    await completeAnswered(tx, { id: attempt.id, userId }, ctx.browser.sessionId ?? attempt.sessionId);
    return proceed(tx, ctx, { userId, method, policy });
  });
  handOut(ctx, session);
  await uncountAddress(ctx, 'signin_message');
  return answer;
}
