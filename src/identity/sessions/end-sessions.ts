import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { lockUser } from '../users/user.record.ts';
import { deleteSignins } from './session.record.ts';

export interface EndingSessions {
  readonly keptSessionId?: string | null;
  /** Whether the user is being deleted: the ends are recorded without what is known of their browsers. */
  readonly isForgotten?: boolean;
}

/**
 * Signs a user out of every browser, half-finished sign-ins included. A browser with other accounts stays, without an
 * active one; a browser in which nobody is left has its session ended. The kept session, if any, stays as it is. Answers
 * in how many they were signed in.
 */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  { keptSessionId = null, isForgotten = false }: EndingSessions = {},
): Promise<number> {
  const { rows, deploymentId, now } = tx;
  const stamp = now.toISOString();
  // No session has the id 0.
  const kept = keptSessionId ?? '0';
  await lockSessionsOf(tx, userId);
  const signins = await deleteSignins(tx, sql`user_id = ${userId} and session_id <> ${kept}`, { isForgotten });
  await rows
    .deleteFrom('signin_attempt')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .where('session_id', '<>', kept)
    .execute();
  if (signins.length === 0) return 0;

  await rows
    .updateTable('session')
    .set({ active_signin_id: null, updated_at: stamp })
    .where('deployment_id', '=', deploymentId)
    .where('active_signin_id', '=', anyOf(signins.map((row) => row.id)))
    .execute();
  await rows
    .updateTable('session')
    .set({ ended_at: stamp, updated_at: stamp })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', anyOf(signins.map((row) => row.sessionId)))
    .where('ended_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('signin')
            .select('signin.id')
            .where('signin.deployment_id', '=', deploymentId)
            .whereRef('signin.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute();
  return signins.length;
}

/** Signs a user out everywhere, as the company's servers ask. */
export async function revokeUserSessions(ctx: Context, userId: string): Promise<{ revoked: number }> {
  return command(ctx, async (tx) => {
    const { id } = await lockUser(tx, userId);
    const revoked = await endSessionsOf(tx, id);
    tx.record({ type: 'user.sessions.revoked', resource: { type: 'user', id }, after: { sessions: revoked } });
    return { revoked };
  });
}

/** Signing in and out lock a browser's session before its sign-ins; whoever goes the other way would meet them head-on. */
async function lockSessionsOf({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  await rows
    .selectFrom('session')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', 'in', (from) =>
      from
        .selectFrom('signin')
        .select('session_id')
        .where('deployment_id', '=', deploymentId)
        .where('user_id', '=', userId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** One array parameter, however many browsers there are. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::bigint[])`;
