import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { presentSignInAttempt } from '../attempts/present-sign-in-attempt.ts';
import { canVerifyEmailAtSignIn, identifierNotAllowed, type UnverifiedAddress } from '../policy/admission.ts';
import { sendEmailCode } from './first-factor-messages.ts';
import { addAttempt, type SignInProgress, type SignInStepResult } from './sign-in-attempt.record.ts';
import { countSignIn, identifierHashOf } from './sign-in-limits.ts';

/**
 * Mails a code to the address that the user must verify before they may sign in, and creates an attempt that waits for it.
 * Only a code, and only in this browser: with a link, the owner of the address would complete another person's sign-in.
 */
export async function requestEmailVerification(
  tx: Transaction,
  ctx: Context,
  signingIn: SignInProgress,
  unverified: UnverifiedAddress,
): Promise<SignInStepResult> {
  const { userId, policy } = signingIn;
  if (!canVerifyEmailAtSignIn(policy.settings)) throw identifierNotAllowed();
  // Counted in the command, so that the count and the mail are committed together. Counted by the id of the address, so
  // that unauthenticated clients who request codes for the address do not use up this limit.
  const counted = {
    identifierHash: identifierHashOf(ctx, 'email', unverified.id),
    userId,
    isKnownClient: false,
    action: 'signin_message' as const,
  };
  await countSignIn({ ...ctx, rows: tx.rows }, counted);
  const { session, attempt } = await addAttempt(tx, ctx, {
    ...signingIn,
    step: 'verify_email',
    addressId: unverified.id,
  });
  await tx.em.flush();
  await sendEmailCode(tx, ctx, policy, {
    id: attempt.id,
    userId,
    unknownKey: null,
    // The first factor has been passed, so guesses of clients that only request codes do not count here.
    isKnownClient: true,
    sessionId: session.id,
    to: unverified.email,
    channel: null,
    redirectUrl: null,
  });
  return { session, signIn: null, signInAttempt: presentSignInAttempt(attempt) };
}
