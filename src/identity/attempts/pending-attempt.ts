import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { lockSession } from '../sessions/session.record.ts';
import type { SecondFactor } from '../sessions/sign-in.entity.ts';
import { lockActiveUser } from '../users/user.record.ts';
import type { SignInStep } from './sign-in-attempt.entity.ts';

/** A sign-in attempt of a browser that waits for its next step. */
export interface PendingAttempt {
  readonly id: string;
  readonly userId: string;
  readonly method: string;
  /** Null when only the first factor was passed. */
  readonly secondFactor: SecondFactor | null;
}

export const attemptNotFound = () => notFound('SIGNIN_ATTEMPT_NOT_FOUND', 'The sign-in attempt');

/** The attempt of this browser that waits for the step: the one with the id, or the newest without an id. */
export async function findPendingAttempt(
  { rows, viewer, sessionCookie }: Context,
  step: SignInStep,
  id: string | null,
): Promise<PendingAttempt | undefined> {
  if (sessionCookie.sessionId === null) return undefined;
  let query = rows
    .selectFrom('signin_attempt')
    .select(['id', 'user_id as userId', 'method', 'second_factor as secondFactor'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('session_id', '=', sessionCookie.sessionId)
    .where('current_step', '=', step)
    .where('completed', '=', false)
    .where('expires_at', '>', new Date().toISOString())
    .where('user_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1);
  if (id !== null) query = query.where('id', '=', id);
  return query.$narrowType<{ userId: string }>().executeTakeFirst();
}

/** Completes an attempt, once. Throws 404 when the user was deactivated meanwhile. */
export async function completeAttempt(
  tx: Transaction,
  { id, userId }: Pick<PendingAttempt, 'id' | 'userId'>,
  sessionId: string | null,
): Promise<void> {
  await lockUserAndSession(tx, userId, sessionId);
  const completed = markCompleted(tx, id).where('completed', '=', false).returning('id');
  await completed.executeTakeFirstOrThrow(attemptNotFound);
}

/**
 * The same for an attempt whose code or link this command has consumed, so that no other request can complete it. The
 * attempt of another browser may have been deleted already, when the first verification of the address ended the sessions
 * that were there before.
 */
export async function completeVerifiedAttempt(
  tx: Transaction,
  { id, userId }: Pick<PendingAttempt, 'id' | 'userId'>,
  sessionId: string | null,
): Promise<void> {
  await lockUserAndSession(tx, userId, sessionId);
  await markCompleted(tx, id).execute();
}

const markCompleted = (tx: Transaction, id: string) =>
  tx.rows
    .updateTable('signin_attempt')
    .set({ completed: true, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id);

/** Locks the user first, then the session: every sign-in uses this order. */
async function lockUserAndSession(tx: Transaction, userId: string, sessionId: string | null): Promise<void> {
  const isActive = await lockActiveUser(tx, userId);
  if (!isActive || sessionId === null) throw attemptNotFound();
  await lockSession(tx, sessionId);
}
