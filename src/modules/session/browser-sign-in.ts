import type { Context } from '../../context.ts';
import { newToken, sha256 } from '../../crypto/tokens.ts';
import type { Transaction } from '../../database/command.ts';
import type { AuthSettings } from '../deployment/settings.ts';
import { Session } from './session.entity.ts';
import { Signin } from './signin.entity.ts';
import { SigninAttempt } from './signin-attempt.entity.ts';

/** An attempt lives this long. */
const ATTEMPT_SECONDS = 600;

/** A browser's session under its new token, to be handed out once the command has committed. */
export interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly maxAge: number;
}

/** Lets the answer carry the new cookie, and the envelope show the session that it names. */
export function handOut({ browser }: Context, { id, token, maxAge }: OpenedSession): void {
  browser.sessionId = id;
  browser.nextCookie = { token, maxAge };
}

export interface SigningIn {
  readonly userId: string;
  /** The strategy of the first factor, or `sign_up`. */
  readonly method: string;
  /** The second factor that was passed, if one was. */
  readonly secondFactor?: 'totp' | 'backup_code';
  readonly settings: AuthSettings;
}

/** Signs the user in in this browser. A new sign-in replaces the account's earlier one here, or all of them. */
export async function addSignin(tx: Transaction, ctx: Context, { userId, method, secondFactor, settings }: SigningIn) {
  const signinId = tx.newId();
  const session = await openSession(tx, ctx, settings.sessionValidityPeriod, signinId);
  await endSignins(tx, session.id, settings.multiSessionSupport === 'ENABLED' ? { userId } : {});
  const signin = tx.em.create(Signin, {
    id: signinId,
    deploymentId: tx.deploymentId,
    sessionId: session.id,
    userId,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.rows
    .updateTable('user')
    .set({ last_active_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', userId)
    .execute();
  tx.record({
    type: 'session.created',
    resource: { type: 'session', id: session.id },
    after: { signinId, userId, method, secondFactor: secondFactor ?? null },
    actor: { type: 'user', id: userId },
  });
  return { session, signin: { id: signinId, userId, createdAt: signin.createdAt.toISOString() } };
}

/** Leaves an attempt that waits for the second factor. Nobody is active in this browser until it is completed. */
export async function addAttempt(tx: Transaction, ctx: Context, { userId, method, settings }: SigningIn) {
  const session = await openSession(tx, ctx, settings.sessionValidityPeriod, null);
  await endAttempts(tx, session.id, userId);
  const attempt = tx.em.create(SigninAttempt, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    sessionId: session.id,
    userId,
    method,
    currentStep: 'verify_second_factor',
    expiresAt: new Date(tx.now.getTime() + ATTEMPT_SECONDS * 1_000),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  const { id, currentStep } = attempt;
  tx.record({
    type: 'session.signin_attempt.created',
    resource: { type: 'session', id: session.id },
    after: { signinAttemptId: id, userId, method, currentStep },
  });
  return { session, attempt: { id, method, currentStep, completed: false, createdAt: tx.now.toISOString() } };
}

/** Which of a browser's sign-ins: one, those of a user, or all. */
export interface Which {
  readonly userId?: string;
  readonly signinId?: string;
}

/** Deletes sign-ins of a session and records each end; with all, or all of a user, go the attempts. */
export async function endSignins(tx: Transaction, sessionId: string, which: Which): Promise<number> {
  if (which.signinId === undefined) await endAttempts(tx, sessionId, which.userId);
  let query = tx.rows
    .deleteFrom('signin')
    .where('deployment_id', '=', tx.deploymentId)
    .where('session_id', '=', sessionId);
  if (which.signinId !== undefined) query = query.where('id', '=', which.signinId);
  if (which.userId !== undefined) query = query.where('user_id', '=', which.userId);
  const ended = await query.returning(['id', 'user_id as userId']).execute();
  for (const { id, userId } of ended) {
    tx.record({
      type: 'session.deleted',
      resource: { type: 'session', id: sessionId },
      before: { signinId: id, userId },
    });
  }
  return ended.length;
}

/** What changes a session waits for the others that do; a command that locks the user as well does so first. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.rows
    .selectFrom('session')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .forUpdate()
    .execute();
}

async function endAttempts(tx: Transaction, sessionId: string, userId?: string): Promise<void> {
  let query = tx.rows
    .deleteFrom('signin_attempt')
    .where('deployment_id', '=', tx.deploymentId)
    .where('session_id', '=', sessionId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  await query.execute();
}

/** The browser's session, or a new one, under a new token: whoever knew the old one is out. */
async function openSession(
  tx: Transaction,
  { browser, request }: Context,
  maxAge: number,
  activeSigninId: string | null,
): Promise<OpenedSession> {
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + maxAge * 1_000);
  if (browser.sessionId !== null) {
    const renewed = await tx.rows
      .updateTable('session')
      .set({
        token_hash: sha256(token),
        active_signin_id: activeSigninId,
        ip: request.ip,
        user_agent: request.userAgent,
        last_active_at: tx.now.toISOString(),
        expires_at: expiresAt.toISOString(),
        updated_at: tx.now.toISOString(),
      })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', browser.sessionId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (renewed !== undefined) return { id: renewed.id, token, maxAge };
  }
  const session = tx.em.create(Session, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    tokenHash: sha256(token),
    activeSigninId,
    ip: request.ip,
    userAgent: request.userAgent,
    lastActiveAt: tx.now,
    expiresAt,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.em.flush();
  return { id: session.id, token, maxAge };
}
