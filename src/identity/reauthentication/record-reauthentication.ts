import { notAuthenticated } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { rotateCookieToken } from '../sessions/rotate-cookie-token.ts';
import type { IssuedSession } from '../sessions/session.record.ts';

/** Stores that the signed-in user has authenticated now, records the event, and replaces the token of the session. Lock the session before. */
export async function recordReauthentication(
  tx: Transaction,
  ctx: Context,
  method: string,
): Promise<{ readonly session: IssuedSession; readonly authenticatedAt: string }> {
  const { userId, sessionId, signInId } = ctx.viewer.assertSignedIn();
  const authenticatedAt = tx.now.toISOString();
  await tx.rows
    .updateTable('signin')
    .set({ authenticated_at: authenticatedAt, updated_at: authenticatedAt })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', signInId)
    .where('session_id', '=', sessionId)
    .returning('id')
    .executeTakeFirstOrThrow(notAuthenticated);
  tx.record({
    type: 'session.reauthenticated',
    resource: { type: 'session', id: sessionId },
    after: { signinId: signInId, userId, method },
  });
  return { session: await rotateCookieToken(tx, ctx), authenticatedAt };
}
