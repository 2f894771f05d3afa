import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { tellWatchers } from '../../stream/notices.ts';
import { keepFromDeletion } from '../keep-from-deletion.ts';
import { byKey } from './by-key.ts';
import { type Doomed, disableEndpoints } from './disable.ts';
import type { Outcome } from './outcome.ts';

const DAY = 86_400_000;
/** After so long with nothing but failures an endpoint is switched off … */
const DEAD_AFTER_MS = 5 * DAY;
/** … and after so many deliveries given up within a day. */
const MAX_EXHAUSTED = 10;

/**
 * Writes what attempts came to and switches off the endpoints that it dooms, all of it or nothing: what is written is not
 * looked at again. A result whose claim has passed is dropped: somebody else has the delivery by then.
 */
export async function record(
  services: Pick<Services, 'database' | 'jobs' | 'events'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  const { rows, ids } = services.database;
  const now = new Date();
  const committed: (() => void)[] = [];
  await rows.transaction().execute(async (trx) => {
    const failures = await keepFromDeletion(
      trx,
      outcomes.map(({ delivery }) => delivery),
    );
    const change = failures.some((count) => count > 0) || outcomes.some(({ succeeded }) => !succeeded);
    const failing = change ? await recordEndpoints(trx, outcomes, now) : [];
    await recordDeliveries(trx, () => ids.next(), outcomes, now);
    const exhausted = await findExhausted(trx, outcomes, now);
    const doomed = doomedOf(outcomes, failing, exhausted);
    await disableEndpoints(services, { rows: trx, onCommitted: (work) => void committed.push(work) }, doomed, now);
  });
  for (const work of committed) work();
}

type Found = Omit<Doomed, 'reason'>;

/** Each endpoint once, for the first reason. All of them have failed just now, so that their rows are held already. */
function doomedOf(outcomes: readonly Outcome[], failing: readonly Found[], exhausted: readonly Found[]): Doomed[] {
  const gone = outcomes
    .filter(({ isGone }) => isGone)
    .map(({ delivery }): Doomed => ({ id: delivery.endpointId, deploymentId: delivery.deploymentId, reason: 'gone' }));
  const all = [
    ...gone,
    ...failing.map((one): Doomed => ({ ...one, reason: 'failing' })),
    ...exhausted.map((one): Doomed => ({ ...one, reason: 'exhausted' })),
  ];
  return [...Map.groupBy(all, ({ id }) => id).values()].map(([first]) => first as Doomed);
}

/** An endpoint that succeeds, and has done so before, isn't written. */
async function recordEndpoints(rows: Rows, outcomes: readonly Outcome[], now: Date): Promise<Found[]> {
  const byEndpoint = [...Map.groupBy(outcomes, ({ delivery }) => delivery.endpointId)];
  const ids = byEndpoint.map(([id]) => id);
  const deploymentIds = byEndpoint.map(([, [first]]) => first?.delivery.deploymentId);
  const recovered = byEndpoint.map(([, those]) => those.some(({ succeeded }) => succeeded));
  const since = byEndpoint.map(([, those]) => those.slice(those.findLastIndex(({ succeeded }) => succeeded) + 1));
  const failures = since.map(({ length }) => length);
  const first = since.map((those) => those[0]?.endedAt.toISOString() ?? null);
  const last = byEndpoint.map(
    ([, those]) => those.findLast(({ succeeded }) => !succeeded)?.endedAt.toISOString() ?? null,
  );
  const { rows: found } = await sql<Found & { isDead: boolean }>`
    with result as (
      select * from unnest(${deploymentIds}::int[], ${ids}::bigint[], ${recovered}::boolean[], ${failures}::int[],
        ${first}::timestamptz[], ${last}::timestamptz[])
        result (deployment_id, id, recovered, failures, first_failure, last_failure)
    ), held as (
      select endpoint.deployment_id, endpoint.id
      from result join webhook_endpoint endpoint
        on endpoint.deployment_id = result.deployment_id and endpoint.id = result.id
      where result.last_failure is not null or endpoint.failure_count > 0
      order by endpoint.deployment_id, endpoint.id for no key update of endpoint
    )
    update webhook_endpoint endpoint set
      failure_count = case when result.recovered then 0 else endpoint.failure_count end + result.failures,
      failing_since = case when result.recovered then result.first_failure
        else coalesce(endpoint.failing_since, result.first_failure) end,
      last_failure_at = coalesce(result.last_failure, endpoint.last_failure_at)
    from held join result on result.deployment_id = held.deployment_id and result.id = held.id
    where endpoint.deployment_id = held.deployment_id and endpoint.id = held.id
    returning endpoint.id, endpoint.deployment_id as "deploymentId", endpoint.is_active and
      coalesce(endpoint.failing_since <= ${before(now, DEAD_AFTER_MS)}::timestamptz, false) as "isDead"`.execute(rows);
  return found.filter(({ isDead }) => isDead).map(({ id, deploymentId }) => ({ id, deploymentId }));
}

async function recordDeliveries(
  rows: Rows,
  newId: () => string,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  const list = <T>(of: (outcome: Outcome) => T): T[] => outcomes.map(of);
  await sql`
    with result as (
      select * from unnest(
        ${list(({ delivery }) => delivery.deploymentId)}::int[],
        ${list(({ delivery }) => delivery.id)}::bigint[],
        ${list(({ delivery }) => delivery.claimedUntil)}::timestamptz[],
        ${list(() => newId())}::bigint[],
        ${list(({ status }) => status)}::text[],
        ${list(({ nextAttemptAt }) => nextAttemptAt?.toISOString() ?? null)}::timestamptz[],
        ${list(({ succeeded }) => succeeded)}::boolean[],
        ${list(({ answer }) => answer.status)}::int[],
        ${list(({ answer }) => answer.body)}::text[],
        ${list(({ answer }) => answer.error)}::text[],
        ${list(({ answer }) => answer.durationMs)}::int[],
        ${list(({ startedAt }) => startedAt.toISOString())}::timestamptz[]
      ) result (deployment_id, id, claimed_until, attempt_id, status, next_attempt_at, succeeded, response_status,
        response_body, error, duration_ms, started_at)
    ), settled as (
      update webhook_delivery delivery set status = result.status, attempts = delivery.attempts + 1,
        next_attempt_at = result.next_attempt_at, claimed_until = null, claimed_by = null,
        updated_at = ${now.toISOString()}::timestamptz
      from result
      where ${byKey(sql`result`)} and delivery.deployment_id = result.deployment_id and delivery.id = result.id
        and delivery.claimed_until = result.claimed_until
      returning delivery.id, delivery.deployment_id, delivery.app_id, delivery.endpoint_id, delivery.attempts
    ), attempt as (
      insert into webhook_attempt (id, deployment_id, delivery_id, app_id, endpoint_id, number, succeeded,
        response_status, response_body, error, duration_ms, next_attempt_at, created_at)
      select result.attempt_id, settled.deployment_id, settled.id, settled.app_id, settled.endpoint_id,
        settled.attempts, result.succeeded, result.response_status, result.response_body, result.error,
        result.duration_ms, result.next_attempt_at, result.started_at
      from settled join result on result.deployment_id = settled.deployment_id and result.id = settled.id
      returning deployment_id, id, app_id
    ) ${tellWatchers('attempted', sql`attempt`)}`.execute(rows);
}

/** Endpoints on which too many deliveries were given up, since a day ago or since somebody changed the endpoint. */
async function findExhausted(rows: Rows, outcomes: readonly Outcome[], now: Date): Promise<Found[]> {
  const byEndpoint = new Map(
    outcomes.filter(({ status }) => status === 'failed').map(({ delivery }) => [delivery.endpointId, delivery]),
  );
  const failed = [...byEndpoint.values()];
  if (failed.length === 0) return [];
  const { rows: found } = await sql<Found>`
    select endpoint.id, endpoint.deployment_id as "deploymentId"
    from unnest(
          ${failed.map(({ deploymentId }) => deploymentId)}::int[],
          ${failed.map(({ endpointId }) => endpointId)}::bigint[]
        ) failed (deployment_id, id)
      join webhook_endpoint endpoint on endpoint.deployment_id = failed.deployment_id and endpoint.id = failed.id
    where endpoint.is_active and (
      select count(*) from (
        select from webhook_delivery delivery
        where delivery.deployment_id = endpoint.deployment_id and delivery.endpoint_id = endpoint.id
          and delivery.status = 'failed' and delivery.updated_at > greatest(${before(now, DAY)}::timestamptz, endpoint.updated_at)
        limit ${MAX_EXHAUSTED}::int) given_up
    ) = ${MAX_EXHAUSTED}::int`.execute(rows);
  return found;
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
