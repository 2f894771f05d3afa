import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { identifierNotAllowed, type UnverifiedAddress } from '../policy/admission.ts';
import { sendEmailCode } from './first-factor-messages.ts';
import { attemptOf } from './shown-attempt.ts';
import { identifierHashOf, countSignIn } from './sign-in-limits.ts';
import { addAttempt, type SignInStepResult, type SignInProgress } from './signin-attempt.record.ts';

/**
 * Mails a code to the address that the user has to prove before they may sign in, and leaves an attempt that waits for it.
 * A code alone, in this browser alone: a link would let the owner of the address complete the sign-in of a stranger.
 */
export async function requestEmailVerification(
  tx: Transaction,
  ctx: Context,
  signingIn: SignInProgress,
  unproved: UnverifiedAddress,
): Promise<SignInStepResult> {
  const { userId, policy } = signingIn;
  if (!policy.settings.email.otpVerificationAllowed) throw identifierNotAllowed();
  // Counted in the command: the count and the mail are committed together. By the row, so that strangers who ask for codes
  // to the address use up none of these.
  const counted = { who: identifierHashOf('email', unproved.id), isKnownHere: false, what: 'signin_message' as const };
  await countSignIn({ ...ctx, rows: tx.rows }, counted);
  const { session, attempt } = await addAttempt(tx, ctx, {
    ...signingIn,
    step: 'verify_email',
    addressId: unproved.id,
  });
  await tx.em.flush();
  await sendEmailCode(tx, ctx, policy, {
    id: attempt.id,
    userId,
    unknownKey: null,
    // A first factor has passed: the guesses of clients that only ask for codes do not count here.
    isKnownHere: true,
    sessionId: session.id,
    to: unproved.email,
    channel: null,
    redirectUrl: null,
  });
  return { session, signin: null, signinAttempt: attemptOf(attempt) };
}
