import { sql } from 'kysely';
import { command } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { deleteSignIns } from './session.record.ts';

/** The number of sign-ins that one query finds. */
const BATCH_SIZE = 500;

/**
 * Ends the expired sign-ins of all deployments and records the same events as for a sign-out. Requests reject an expired
 * sign-in before that; only the events are late.
 */
export async function endExpiredSignIns(services: Services, now: Date): Promise<void> {
  for (;;) {
    const expired = await findExpired(services, now);
    for (const [deploymentId, those] of Map.groupBy(expired, (signIn) => signIn.deploymentId)) {
      await endBatch(services, deploymentId, those, now);
    }
    if (expired.length < BATCH_SIZE) return;
  }
}

interface ExpiredSignIn {
  readonly deploymentId: number;
  readonly id: string;
  readonly sessionId: string;
}

/** The same conditions as the check of each request; see `sessionState`. */
const isExpired = (now: Date) => sql<boolean>`(
  session.expires_at <= ${now.toISOString()}::timestamptz
  or signin.expires_at <= ${now.toISOString()}::timestamptz
  or signin.created_at + (deployment.auth_settings->>'sessionValidityPeriod')::int * interval '1 second'
    <= ${now.toISOString()}::timestamptz
  or ((deployment.auth_settings->>'sessionInactiveTimeout')::int > 0
    and session.last_active_at + (deployment.auth_settings->>'sessionInactiveTimeout')::int * interval '1 second'
      <= ${now.toISOString()}::timestamptz)
)`;

async function findExpired({ database }: Services, now: Date): Promise<ExpiredSignIn[]> {
  const { rows } = await sql<ExpiredSignIn>`
    select signin.deployment_id as "deploymentId", signin.id, signin.session_id as "sessionId"
    from signin
    join session on session.deployment_id = signin.deployment_id and session.id = signin.session_id
    join deployment on deployment.id = signin.deployment_id
    where ${isExpired(now)}
    limit ${BATCH_SIZE}`.execute(database.rows);
  return rows;
}

/** Locks the sessions before their sign-ins and checks the expiry again under the lock: a user may have become active. */
function endBatch(
  services: Services,
  deploymentId: number,
  expired: readonly ExpiredSignIn[],
  now: Date,
): Promise<void> {
  return command(systemContext(services, deploymentId), async (tx) => {
    const sessionIds = [...new Set(expired.map(({ sessionId }) => sessionId))];
    const signInIds = expired.map(({ id }) => id);
    await sql`select from session where deployment_id = ${deploymentId} and id = any(${sessionIds}::bigint[])
      order by id for update`.execute(tx.rows);
    const ended = await deleteSignIns(
      tx,
      sql`signin.id = any(${signInIds}::bigint[])
        and exists (select from deployment where deployment.id = signin.deployment_id and ${isExpired(now)})`,
    );
    if (ended.length === 0) return tx.markUnchanged();
    // Found by the id: no index has the active sign-in, so all sessions of the deployment would be read.
    await sql`update session set active_signin_id = null, updated_at = ${tx.now.toISOString()}::timestamptz
      where deployment_id = ${deploymentId} and id = any(${sessionIds}::bigint[]) and active_signin_id = any(${ended.map(({ id }) => id)}::bigint[])`.execute(
      tx.rows,
    );
  });
}
