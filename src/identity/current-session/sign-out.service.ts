import { type AuthSettings, deploymentOfCaller } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { notFound } from '../../platform/errors.ts';
import { endSignins, lockSession } from '../sessions/session.record.ts';
import { lockUser } from '../users/user.record.ts';
import { readSessionState, type SessionState } from './session-state.reads.ts';
import { signinNotInBrowser } from './switch-sign-in.service.ts';

/** Ends one sign-in of this browser, or all. Remaining sign-ins keep the same cookie. */
export async function signOut(ctx: Context, signinId: string | null): Promise<null> {
  const { sessionId } = ctx.browser;
  if (ctx.viewer.hasSessionToken) return signOutBearer(ctx, signinId);
  if (sessionId === null) {
    if (signinId !== null) throw signinNotInBrowser();
    return null;
  }
  const { authSettings } = await deploymentOfCaller(ctx);
  const hasSessionEnded = await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    if (signinId !== null) return endSignin(tx, authSettings, sessionId, signinId, signinNotInBrowser);
    const ended = await endSignins(tx, sessionId, {});
    await endSession(tx, sessionId);
    // A session with only an attempt had no sign-in, so no event was recorded yet.
    if (ended === 0) tx.record({ type: 'session.ended', resource: { type: 'session', id: sessionId } });
    return true;
  });
  if (hasSessionEnded) ctx.sessionCookie.clear();
  return null;
}

/** Ends the sign-in of a session token; the other sign-ins of that browser stay. */
async function signOutBearer(ctx: Context, signinId: string | null): Promise<null> {
  const own = ctx.viewer.assertSignedIn();
  if (signinId !== null && signinId !== own.signinId) throw signinNotInBrowser();
  const { authSettings } = await deploymentOfCaller(ctx);
  await command(ctx, async (tx) => {
    await lockSession(tx, own.sessionId);
    return endSignin(tx, authSettings, own.sessionId, own.signinId, signinNotInBrowser);
  });
  return null;
}

/** Signs the user out of one of their browsers. An impersonation can end only itself. */
export async function deleteMySession(ctx: Context, sessionId: string): Promise<null> {
  const { userId, sessionId: current } = ctx.viewer.assertSignedIn();
  if (sessionId !== current) ctx.viewer.assertNotImpersonated();
  const { authSettings } = await deploymentOfCaller(ctx);
  const isEnded = await command(ctx, (tx) => endSigninOf(tx, authSettings, sessionId, userId));
  if (isEnded && sessionId === current && !ctx.viewer.hasSessionToken) ctx.sessionCookie.clear();
  return null;
}

/** Signs a user out of one browser, for the backend; see `revokeUserSession` in the schema. */
export async function revokeUserSession(ctx: Context, userId: string, sessionId: string): Promise<null> {
  const { authSettings } = await deploymentOfCaller(ctx);
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    await endSigninOf(tx, authSettings, sessionId, userId);
    return null;
  });
}

/**
 * Ends a user's sign-in in a browser; other accounts stay signed in there. Throws 404 when the user is not signed in there.
 * Returns whether the session ended.
 */
export async function endSigninOf(
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
  return endSignin(tx, settings, sessionId, id, sessionNotFound);
}

const sessionNotFound = () => notFound('SESSION_NOT_FOUND', 'The session');

/** Ends one sign-in, and its session when nothing else is in it. Returns whether the session ended. */
async function endSignin(
  tx: Transaction,
  settings: AuthSettings,
  sessionId: string,
  signinId: string,
  notFoundError: () => Error,
): Promise<boolean> {
  if ((await endSignins(tx, sessionId, { signinId })) === 0) throw notFoundError();
  if (await continueSession(tx, settings, sessionId, signinId)) return false;
  await endSession(tx, sessionId);
  return true;
}

/** Returns false when the session is empty. Otherwise makes the newest sign-in active if the active one ended. */
async function continueSession(
  tx: Transaction,
  settings: AuthSettings,
  sessionId: string,
  endedSigninId: string,
): Promise<boolean> {
  const left = await readSessionState(tx.rows, tx.deploymentId, sessionId, settings);
  if (left === null || isEmpty(left)) return false;
  await tx.rows
    .updateTable('session')
    .set({ active_signin_id: left.shownSignins.at(-1)?.id ?? null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .where('active_signin_id', '=', endedSigninId)
    .execute();
  return true;
}

const isEmpty = ({ shownSignins, signinAttempts, signupAttempts }: SessionState) =>
  shownSignins.length === 0 && signinAttempts.length === 0 && signupAttempts.length === 0;

async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.rows
    .updateTable('session')
    .set({ ended_at: tx.now.toISOString(), active_signin_id: null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .execute();
}
