import { sql } from 'kysely';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { lockUser } from '../users/user.record.ts';
import { deleteSignIns } from './session.record.ts';

export interface EndSessionsOptions {
  /** The session that does not end. */
  readonly keptSessionId?: string | null;
  /** Whether the user is being erased: the events then contain no data about the browsers. */
  readonly isErased?: boolean;
}

/**
 * Signs a user out of every browser, and deletes their sign-in attempts and unused sign-in tickets. A browser with other accounts keeps its session,
 * without an active sign-in. A session without sign-ins ends. The kept session, if any, does not change. Returns the number
 * of sign-ins that ended.
 */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  { keptSessionId = null, isErased = false }: EndSessionsOptions = {},
): Promise<number> {
  const { rows, deploymentId, now } = tx;
  const stamp = now.toISOString();
  // No session has the id 0.
  const kept = keptSessionId ?? '0';
  await lockSessionsOf(tx, userId);
  const signIns = await deleteSignIns(tx, sql`user_id = ${userId} and session_id <> ${kept}`, { isErased });
  await rows
    .deleteFrom('signin_attempt')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .where('session_id', '<>', kept)
    .execute();
  await rows
    .deleteFrom('sign_in_ticket')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  if (signIns.length === 0) return 0;

  await rows
    .updateTable('session')
    .set({ active_signin_id: null, updated_at: stamp })
    .where('deployment_id', '=', deploymentId)
    // Found by the id: no index has the active sign-in, so all sessions of the deployment would be read.
    .where('id', '=', anyOf(signIns.map((row) => row.sessionId)))
    .where('active_signin_id', '=', anyOf(signIns.map((row) => row.id)))
    .execute();
  await rows
    .updateTable('session')
    .set({ ended_at: stamp, updated_at: stamp })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', anyOf(signIns.map((row) => row.sessionId)))
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
  return signIns.length;
}

/** Signs a user out everywhere, for the backend; see `revokeUserSessions` in the schema. */
export async function revokeUserSessions(ctx: Context, userId: string): Promise<{ revoked: number }> {
  return command(ctx, async (tx) => {
    const { id } = await lockUser(tx, userId);
    const revoked = await endSessionsOf(tx, id);
    tx.record({ type: 'user.sessions.revoked', resource: { type: 'user', id }, after: { sessions: revoked } });
    return { revoked };
  });
}

/** Signs the user out of every browser but this one; see `deleteOtherSessions` in the schema. */
export async function deleteMyOtherSessions(ctx: Context): Promise<{ revoked: number }> {
  const { userId, sessionId } = ctx.viewer.assertSignIn();
  return command(ctx, async (tx) => {
    const { id } = await lockUser(tx, userId);
    const revoked = await endSessionsOf(tx, id, { keptSessionId: sessionId });
    tx.record({ type: 'user.sessions.revoked', resource: { type: 'user', id }, after: { sessions: revoked } });
    return { revoked };
  });
}

/** Locks the user's sessions before their sign-ins, in the same order as signing in and out, to prevent deadlocks. */
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

/** One array parameter, so that the statement does not depend on the number of ids. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::bigint[])`;
