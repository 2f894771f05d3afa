import { notSignedIn } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import {
  attemptNotFound,
  completeAttempt,
  findPendingAttempt,
  type PendingAttempt,
} from '../attempts/pending-attempt.ts';
import type { SignInStep } from '../attempts/sign-in-attempt.entity.ts';
import type { IssuedSession } from '../sessions/session.record.ts';
import type { SecondFactor } from '../sessions/sign-in.entity.ts';
import { continueSignIn } from '../sign-in/continue-sign-in.ts';
import type { SignInPolicy } from '../sign-in/sign-in-attempt.record.ts';

/** The user whose second factors or wallets an operation changes. */
export interface Enrolment {
  readonly userId: string;
  /** The sign-in attempt that waits for the change; null when the user is signed in. */
  readonly attempt: PendingAttempt | null;
}

/**
 * The user of the attempt with the id. Without an id, the signed-in user, or the user of the browser's newest attempt at
 * this step. So an attempt gives access only to its own step, and a signed-in account takes precedence over an attempt.
 */
export async function findEnrolment(
  ctx: Context,
  step: SignInStep,
  attemptId: string | null | undefined,
): Promise<Enrolment> {
  if (attemptId == null && ctx.viewer.signedIn !== null) {
    return { userId: ctx.viewer.assertRecentlyAuthenticated().userId, attempt: null };
  }
  const attempt = await findPendingAttempt(ctx, step, attemptId ?? null);
  if (attempt !== undefined) return { userId: attempt.userId, attempt };
  throw attemptId == null ? notSignedIn() : attemptNotFound();
}

/** Completes the sign-in attempt that waits for the change, if there is one. Each attempt is completed once. */
export async function completeEnrolmentAttempt(ctx: Context, tx: Transaction, { attempt }: Enrolment): Promise<void> {
  if (attempt !== null) await completeAttempt(tx, attempt, ctx.sessionCookie.sessionId);
}

/** Continues the attempt's sign-in after the change. Returns the session for `setSessionCookie`, or null without an attempt. */
export async function resumeSignIn(
  ctx: Context,
  tx: Transaction,
  { userId, attempt }: Enrolment,
  passed: { readonly secondFactor: SecondFactor | undefined; readonly policy: SignInPolicy },
): Promise<IssuedSession | null> {
  if (attempt === null) return null;
  const { session } = await continueSignIn(tx, ctx, { userId, method: attempt.method, ...passed });
  return session;
}

/** The user as the resource and the actor of an audit event. During a sign-in attempt no user is signed in yet. */
export const userAsResourceAndActor = (userId: string) => ({
  resource: { type: 'user', id: userId },
  actor: { type: 'user' as const, id: userId },
});
