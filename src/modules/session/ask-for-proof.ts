import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import { notAllowed, type UnprovedAddress } from '../restriction/admission.ts';
import { addAttempt, type Proceeded, type SigningIn } from './browser-sign-in.ts';
import { sendFirstFactor } from './send-first-factor.ts';
import { attemptOf } from './session.reads.ts';
import { countedAs, countSignIn } from './sign-in-limits.ts';

/**
 * Mails a code to the address that the user has to prove before they may sign in, and leaves an attempt that waits for it.
 * A code alone, in this browser alone: a link would let the owner of the address complete the sign-in of a stranger.
 */
export async function askForProof(
  tx: Transaction,
  ctx: Context,
  signingIn: SigningIn,
  unproved: UnprovedAddress,
): Promise<Proceeded> {
  const { userId, policy } = signingIn;
  if (!policy.settings.email.otpVerificationAllowed) throw notAllowed();
  // Counted in the command: the count and the mail are committed together. By the row, so that strangers who ask for codes
  // to the address use up none of these.
  const counted = { who: countedAs('email', unproved.id), isKnownHere: false, what: 'signin_message' as const };
  await countSignIn({ ...ctx, rows: tx.rows }, counted);
  const { session, attempt } = await addAttempt(tx, ctx, {
    ...signingIn,
    step: 'verify_email',
    addressId: unproved.id,
  });
  await tx.em.flush();
  await sendFirstFactor(tx, ctx, policy, {
    id: attempt.id,
    strategy: 'EMAIL_OTP',
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
