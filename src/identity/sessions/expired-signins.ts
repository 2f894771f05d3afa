import { sql } from 'kysely';
import { systemContext } from '../../platform/access/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { deleteSignins } from './session.record.ts';

/** Sign-ins that one transaction ends. */
const BATCH = 500;

/**
 * Ends the sign-ins whose time is over, in every deployment, and tells of it as of any other end. Until then they open
 * nothing, but nobody has been told.
 */
export async function endExpiredSignins(services: Services, now: Date): Promise<void> {
  for (;;) {
    const expired = await findExpired(services, now);
    for (const [deploymentId, those] of Map.groupBy(expired, (signin) => signin.deploymentId)) {
      await end(services, deploymentId, those, now);
    }
    if (expired.length < BATCH) return;
  }
}

interface Expired {
  readonly deploymentId: number;
  readonly id: string;
  readonly sessionId: string;
}

/** The same clock readings as those by which a sign-in is let in. */
const isOver = (now: Date) => sql<boolean>`(
  session.expires_at <= ${now.toISOString()}::timestamptz
  or signin.created_at + (deployment.auth_settings->>'sessionValidityPeriod')::int * interval '1 second'
    <= ${now.toISOString()}::timestamptz
  or ((deployment.auth_settings->>'sessionInactiveTimeout')::int > 0
    and session.last_active_at + (deployment.auth_settings->>'sessionInactiveTimeout')::int * interval '1 second'
      <= ${now.toISOString()}::timestamptz)
)`;

async function findExpired({ database }: Services, now: Date): Promise<Expired[]> {
  const { rows } = await sql<Expired>`
    select signin.deployment_id as "deploymentId", signin.id, signin.session_id as "sessionId"
    from signin
    join session on session.deployment_id = signin.deployment_id and session.id = signin.session_id
    join deployment on deployment.id = signin.deployment_id
    where ${isOver(now)}
    limit ${BATCH}`.execute(database.rows);
  return rows;
}

/** A browser is locked before its sign-ins, and looked at anew behind the lock: its user may have come back. */
function end(services: Services, deploymentId: number, expired: readonly Expired[], now: Date): Promise<void> {
  return command(systemContext(services, deploymentId), async (tx) => {
    const sessionIds = [...new Set(expired.map(({ sessionId }) => sessionId))];
    const signinIds = expired.map(({ id }) => id);
    await sql`select from session where deployment_id = ${deploymentId} and id = any(${sessionIds}::bigint[])
      order by id for update`.execute(tx.rows);
    const ended = await deleteSignins(
      tx,
      sql`signin.id = any(${signinIds}::bigint[])
        and exists (select from deployment where deployment.id = signin.deployment_id and ${isOver(now)})`,
    );
    if (ended.length === 0) return tx.changesNothing();
    await sql`update session set active_signin_id = null, updated_at = ${tx.now.toISOString()}::timestamptz
      where deployment_id = ${deploymentId} and active_signin_id = any(${ended.map(({ id }) => id)}::bigint[])`.execute(
      tx.rows,
    );
  });
}
