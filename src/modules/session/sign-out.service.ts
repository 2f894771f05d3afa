import type { Context } from '../../context.ts';
import { command, type Transaction } from '../../database/command.ts';
import { fieldError, validationFailed } from '../../errors.ts';
import { endSignins, lockSession } from './browser-sign-in.ts';
import { liveSignins, openAttempts } from './session.reads.ts';

/** Ends one sign-in of this browser, or all; what is left goes on under the same cookie. */
export async function signOut(ctx: Context, signinId: string | null): Promise<null> {
  const { browser } = ctx;
  const { sessionId } = browser;
  if (sessionId === null) {
    if (signinId !== null) throw notOfThisBrowser();
    return null;
  }
  const isEnded = await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    const ended = await endSignins(tx, sessionId, signinId === null ? {} : { signinId });
    if (signinId !== null && ended === 0) throw notOfThisBrowser();
    if (signinId !== null && (await goesOn(tx, sessionId, signinId))) return false;
    await endSession(tx, sessionId);
    // A session that held an attempt alone had no sign-in whose end could be recorded.
    if (ended === 0) tx.record({ type: 'session.deleted', resource: { type: 'session', id: sessionId } });
    return true;
  });
  if (isEnded) {
    browser.sessionId = null;
    browser.nextCookie = null;
  }
  return null;
}

/** Whether something is left in the session; the newest sign-in takes the place of an active one that ended. */
async function goesOn(tx: Transaction, sessionId: string, endedSigninId: string): Promise<boolean> {
  const left = await liveSignins(tx.rows, tx.deploymentId, sessionId);
  const attempts = await openAttempts(tx.rows, tx.deploymentId, sessionId);
  if (left.length === 0 && attempts.length === 0) return false;
  await tx.rows
    .updateTable('session')
    .set({ active_signin_id: left.at(-1)?.id ?? null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .where('active_signin_id', '=', endedSigninId)
    .execute();
  return true;
}

async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.rows
    .updateTable('session')
    .set({ ended_at: tx.now.toISOString(), active_signin_id: null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .execute();
}

function notOfThisBrowser() {
  return validationFailed([fieldError('input.signinId', 'must be a sign-in of this browser')]);
}
