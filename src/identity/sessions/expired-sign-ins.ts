import { sql } from 'kysely';
import { command } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { LOOK_UP_EACH } from '../../platform/database/statements/look-up-each.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { deleteSignIns } from './session.record.ts';

/** The number of sign-ins that one query reads, and that one transaction ends at most. */
export const BATCH_SIZE = 1_000;

/**
 * Ends the expired sign-ins of all deployments and records the same events as for a sign-out. Requests reject an expired
 * sign-in before that; only the events are late. Reads each sign-in once, by id: no index has the time at which one expires, because
 * it depends on the settings and on the last request.
 */
export async function endExpiredSignIns(services: Services, now: Date): Promise<void> {
  const { rows } = services.database;
  const deployments = await rows.selectFrom('deployment').select('id').orderBy('id').execute();
  for (const { id: deploymentId } of deployments) {
    for (let after: string | null = '0'; after !== null; ) {
      const { last, count, expired }: ReadBatch = await readBatch(rows, deploymentId, after, now);
      if (expired.length > 0) await endBatch(services, deploymentId, expired, now);
      after = count < BATCH_SIZE ? null : last;
    }
  }
}

interface ExpiredSignIn {
  readonly id: string;
  readonly sessionId: string;
}

interface ReadBatch {
  /** The id of the last sign-in that was read. */
  readonly last: string | null;
  readonly count: number;
  readonly expired: readonly ExpiredSignIn[];
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

/** Reads the sign-ins after an id, up to the size of a batch. */
export async function readBatch(rows: Rows, deploymentId: number, after: string, now: Date): Promise<ReadBatch> {
  const { rows: found } = await sql<ReadBatch>`
    with batch as materialized (
      select id, session_id, created_at, expires_at from signin
      where deployment_id = ${deploymentId} and id > ${after} order by id limit ${BATCH_SIZE}
    )
    select max(signin.id)::text as last, count(*)::int as count, coalesce(
      jsonb_agg(jsonb_build_object('id', signin.id::text, 'sessionId', signin.session_id::text)) filter (where ${isExpired(now)}),
      '[]'
    ) as expired
    from batch as signin
    cross join lateral (
      select expires_at, last_active_at from session
      where deployment_id = ${deploymentId} and id = signin.session_id ${LOOK_UP_EACH}
    ) as session
    join deployment on deployment.id = ${deploymentId}`.execute(rows);
  return found[0] ?? { last: null, count: 0, expired: [] };
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
