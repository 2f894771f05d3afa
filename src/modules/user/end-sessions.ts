import { sql } from 'kysely';
import type { Transaction } from '../../database/command.ts';

/**
 * Signs a user out of every browser, half-finished sign-ins included. A browser with other accounts stays, without an
 * active one; a browser in which nobody is left has its session ended.
 */
export async function endSessionsOf(tx: Transaction, userId: string): Promise<void> {
  const { rows, deploymentId, now } = tx;
  const stamp = now.toISOString();
  await lockSessionsOf(tx, userId);
  const signins = await rows
    .deleteFrom('signin')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .returning(['id', 'session_id as sessionId'])
    .execute();
  await rows
    .deleteFrom('signin_attempt')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
  if (signins.length === 0) return;

  await rows
    .updateTable('session')
    .set({ active_signin_id: null, updated_at: stamp })
    .where('deployment_id', '=', deploymentId)
    .where('active_signin_id', '=', anyOf(signins.map((row) => row.id)))
    .execute();
  const ended = await rows
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
    .returning('id')
    .execute();
  for (const { id } of ended) {
    tx.record({ type: 'session.deleted', resource: { type: 'session', id }, before: { userId } });
  }
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
