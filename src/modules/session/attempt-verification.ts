import type { Context } from '../../context.ts';
import { attemptFirstFactor } from './first-factor.service.ts';
import { ownAttempt } from './message-attempt.reads.ts';
import { attemptSecondFactor } from './second-factor.service.ts';

/** Answers the step that a sign-in attempt of this browser waits for; see `attemptVerification` in the schema. */
export async function attemptSignInVerification(ctx: Context, signinAttemptId: string, code: string) {
  const attempt = await ownAttempt(ctx, signinAttemptId);
  const isAnsweredByMessage = attempt.currentStep === 'verify_first_factor' || attempt.currentStep === 'verify_email';
  if (isAnsweredByMessage) return attemptFirstFactor(ctx, attempt, code);
  return attemptSecondFactor(ctx, attempt.id, code);
}
