import { type AuthSettings, deploymentOfCaller } from '../../deployment/index.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { endSignIns, lockSession } from '../sessions/session.record.ts';
import { lockUser } from '../users/user.record.ts';
import { readSessionState, type SessionState } from './session-state.reads.ts';
import { signInNotInBrowser } from './switch-sign-in.service.ts';

/** Ends one sign-in of this browser, or all. Remaining sign-ins keep the same cookie. */
export async function signOut(ctx: Context, signInId: string | null): Promise<null> {
  const { sessionId } = ctx.sessionCookie;
  if (ctx.viewer.hasSessionToken) return signOutBearer(ctx, signInId);
  if (sessionId === null) {
    if (signInId !== null) throw signInNotInBrowser();
    return null;
  }
  const { authSettings } = await deploymentOfCaller(ctx);
  const hasSessionEnded = await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    if (signInId !== null) return endSignIn(tx, authSettings, sessionId, signInId, signInNotInBrowser);
    const ended = await endSignIns(tx, sessionId, {});
    await endSession(tx, sessionId);
    // A session with only an attempt had no sign-in, so no event was recorded yet.
    if (ended === 0) tx.record({ type: 'session.ended', resource: { type: 'session', id: sessionId } });
    return true;
  });
  if (hasSessionEnded) ctx.sessionCookie.clear();
  return null;
}

/** Ends the sign-in of a session token; the other sign-ins of that browser stay. */
async function signOutBearer(ctx: Context, signInId: string | null): Promise<null> {
  const own = ctx.viewer.assertSignIn();
  if (signInId !== null && signInId !== own.signInId) throw signInNotInBrowser();
  const { authSettings } = await deploymentOfCaller(ctx);
  await command(ctx, async (tx) => {
    await lockSession(tx, own.sessionId);
    return endSignIn(tx, authSettings, own.sessionId, own.signInId, signInNotInBrowser);
  });
  return null;
}

/** Signs the user out of one of their browsers. An impersonation can end only itself. */
export async function deleteMySession(ctx: Context, sessionId: string): Promise<null> {
  const { userId, sessionId: current } = ctx.viewer.assertSignIn();
  if (sessionId !== current) ctx.viewer.assertNotImpersonated();
  const { authSettings } = await deploymentOfCaller(ctx);
  const isEnded = await command(ctx, (tx) => endSignInOf(tx, authSettings, sessionId, userId));
  if (isEnded && sessionId === current && !ctx.viewer.hasSessionToken) ctx.sessionCookie.clear();
  return null;
}

/** Signs a user out of one browser, for the backend; see `revokeUserSession` in the schema. */
export async function revokeUserSession(ctx: Context, userId: string, sessionId: string): Promise<null> {
  const { authSettings } = await deploymentOfCaller(ctx);
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    await endSignInOf(tx, authSettings, sessionId, userId);
    return null;
  });
}

/**
 * Ends a user's sign-in in a browser; other accounts stay signed in there. Throws 404 when the user is not signed in there.
 * Returns whether the session ended.
 */
export async function endSignInOf(
  tx: Transaction,
  settings: AuthSettings,
  sessionId: string,
  userId: string,
): Promise<boolean> {
  await lockSession(tx, sessionId);
  const { id } = await tx.rows
    .selectFrom('signin')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(sessionNotFound);
  return endSignIn(tx, settings, sessionId, id, sessionNotFound);
}

const sessionNotFound = () => notFound('SESSION_NOT_FOUND', 'The session');

/** Ends one sign-in, and its session when nothing else is in it. Returns whether the session ended. */
async function endSignIn(
  tx: Transaction,
  settings: AuthSettings,
  sessionId: string,
  signInId: string,
  notFoundError: () => Error,
): Promise<boolean> {
  if ((await endSignIns(tx, sessionId, { signInId })) === 0) throw notFoundError();
  if (await continueSession(tx, settings, sessionId, signInId)) return false;
  await endSession(tx, sessionId);
  return true;
}

/** Returns false when the session is empty. Otherwise makes the newest sign-in active if the active one ended. */
async function continueSession(
  tx: Transaction,
  settings: AuthSettings,
  sessionId: string,
  endedSignInId: string,
): Promise<boolean> {
  const left = await readSessionState(tx.rows, tx.deploymentId, sessionId, settings);
  if (left === null || isEmpty(left)) return false;
  await tx.rows
    .updateTable('session')
    .set({ active_signin_id: left.shownSignIns.at(-1)?.id ?? null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .where('active_signin_id', '=', endedSignInId)
    .execute();
  return true;
}

const isEmpty = ({ shownSignIns, signInAttempts, signUpAttempts }: SessionState) =>
  shownSignIns.length === 0 && signInAttempts.length === 0 && signUpAttempts.length === 0;

async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.rows
    .updateTable('session')
    .set({ ended_at: tx.now.toISOString(), active_signin_id: null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .execute();
}
