import { sql } from 'kysely';
import { notAuthenticated } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { rotateCookieToken } from '../sessions/rotate-cookie-token.ts';
import type { IssuedSession } from '../sessions/session.record.ts';
import type { SecondFactor } from '../sessions/sign-in.entity.ts';

/**
 * Stores that the signed-in user has authenticated now, and with which second factor if it was one, records the event, and replaces the
 * token of the session. Lock the session before.
 */
export async function recordReauthentication(
  tx: Transaction,
  ctx: Context,
  method: string,
  secondFactor: SecondFactor | null = null,
): Promise<{ readonly session: IssuedSession; readonly authenticatedAt: string }> {
  const { userId, sessionId, signInId } = ctx.viewer.assertSignIn();
  const authenticatedAt = tx.now.toISOString();
  await tx.rows
    .updateTable('signin')
    .set({ authenticated_at: authenticatedAt, updated_at: authenticatedAt })
    .$if(secondFactor !== null, (update) => update.set({ second_factor: secondFactorOf(secondFactor) }))
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

/** A passkey that passed the first factor does not also pass the second one. */
const secondFactorOf = (factor: SecondFactor | null) =>
  sql<SecondFactor | null>`case when ${factor} = 'passkey' and method = 'passkey' then second_factor else ${factor} end`;
