import { notSignedIn } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import type { OpenedSession } from '../sessions/session.record.ts';
import { continueSignIn } from '../sign-in/continue-sign-in.ts';
import type { SignInPolicy } from '../sign-in/signin-attempt.record.ts';
import type { SecondFactor, SignInStep } from '../sign-in/steps.ts';
import { attemptNotFound, completeAttempt, type PendingAttempt, findPendingAttempt } from '../sign-in/pending-attempt.ts';

/** Whose factors a call changes. */
export interface Enrolment {
  readonly userId: string;
  /** The sign-in attempt that waits for the change; null where the user is signed in. */
  readonly attempt: PendingAttempt | null;
}

/**
 * The user of the named attempt; without a name the signed-in user, or that of the browser's newest attempt at this step.
 * So an attempt opens nothing but its own step, and a sign-in of another account goes first unless the caller says otherwise.
 */
export async function findEnrolment(ctx: Context, step: SignInStep, attemptId: string | null | undefined): Promise<Enrolment> {
  if (attemptId == null && ctx.viewer.signedIn !== null) {
    return { userId: ctx.viewer.assertRecentlyAuthenticated().userId, attempt: null };
  }
  const attempt = await findPendingAttempt(ctx, step, attemptId ?? null);
  if (attempt !== undefined) return { userId: attempt.userId, attempt };
  throw attemptId == null ? notSignedIn() : attemptNotFound();
}

/** Begins the change: an attempt is completed by it, once. */
export async function completeEnrolmentAttempt(ctx: Context, tx: Transaction, { attempt }: Enrolment): Promise<void> {
  if (attempt !== null) await completeAttempt(tx, attempt, ctx.browser.sessionId);
}

/** After the change: the attempt's sign-in goes on. Answers what `setSessionCookie` is to give the browser, if anything. */
export async function resumeSignIn(
  ctx: Context,
  tx: Transaction,
  { userId, attempt }: Enrolment,
  passed: { readonly secondFactor: SecondFactor; readonly policy: SignInPolicy },
): Promise<OpenedSession | null> {
  if (attempt === null) return null;
  const { session } = await continueSignIn(tx, ctx, { userId, method: attempt.method, ...passed });
  return session;
}

/** The user as what changed and as who did it: in an attempt nobody is signed in yet. */
export const userAsResourceAndActor = (userId: string) => ({
  resource: { type: 'user', id: userId },
  actor: { type: 'user' as const, id: userId },
});
