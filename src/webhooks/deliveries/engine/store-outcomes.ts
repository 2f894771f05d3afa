import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { JobTransaction } from '../../../platform/jobs/jobs.ts';
import { type NotificationText, notificationsOf, notifySubscribers } from '../../stream/notifications.ts';
import { lockEndpointsAgainstDeletion } from '../deletion-locks.ts';
import { disableEndpoints, type EndpointToDisable } from './disable-endpoints.ts';
import type { Outcome } from './outcome.ts';

const DAY_MS = 86_400_000;
/** An endpoint is disabled after failing for this long without a success … */
const DISABLE_AFTER_FAILING_MS = 5 * DAY_MS;
/** … and after this many failed deliveries within a day. */
const MAX_FAILED_DELIVERIES_PER_DAY = 10;
/**
 * An outcome that could not be stored for so long after its claim expired is dropped, and the delivery is sent again: the attempts of its
 * hour may be counted by then (`src/webhooks/statistics/count-hours.ts`).
 */
const MAX_OUTCOME_DELAY_MS = DAY_MS / 24;

/**
 * Stores the outcomes of attempts and disables the endpoints that failed too long or too often, in one transaction with statements for
 * each deployment. Drops an outcome whose claim has expired, because another process may have claimed the delivery since.
 */
export async function storeOutcomes(
  services: Pick<Services, 'database' | 'jobs' | 'events'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  const { rows } = services.database;
  const now = new Date();
  const committed: (() => void)[] = [];
  const byDeployment = [...Map.groupBy(outcomes, ({ delivery }) => delivery.deploymentId)].sort(([a], [b]) => a - b);
  await rows.transaction().execute(async (trx) => {
    const tx: JobTransaction = { rows: trx, onCommit: (work) => void committed.push(work) };
    // All processes lock the rows of deployments in the same order.
    for (const [deploymentId, those] of byDeployment) await storeOfDeployment(services, tx, deploymentId, those, now);
  });
  for (const work of committed) work();
}

async function storeOfDeployment(
  services: Pick<Services, 'database' | 'jobs' | 'events'>,
  tx: JobTransaction,
  deploymentId: number,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  const { rows } = tx;
  const { ids } = services.database;
  const failures = await lockEndpointsAgainstDeletion(
    rows,
    deploymentId,
    outcomes.map(({ delivery }) => delivery),
  );
  const hasEndpointChanges = failures.some((count) => count > 0) || outcomes.some(({ succeeded }) => !succeeded);
  const failing = hasEndpointChanges ? await updateEndpoints(rows, deploymentId, outcomes, now) : [];
  await storeAttempts(rows, deploymentId, () => ids.next(), outcomes, now);
  const exhausted = await findExhaustedEndpoints(rows, deploymentId, outcomes, now);
  const toDisable = endpointsToDisable(deploymentId, outcomes, failing, exhausted);
  await disableEndpoints(services, tx, toDisable, now);
}

/** Each endpoint once, with its first reason. All of them have a failed attempt among the outcomes, so their rows are locked. */
function endpointsToDisable(
  deploymentId: number,
  outcomes: readonly Outcome[],
  failing: readonly string[],
  exhausted: readonly string[],
): EndpointToDisable[] {
  const reasons = new Map<string, EndpointToDisable['reason']>();
  const add = (ids: readonly string[], reason: EndpointToDisable['reason']) => {
    for (const id of ids) if (!reasons.has(id)) reasons.set(id, reason);
  };
  add(
    outcomes.filter(({ returnedGone }) => returnedGone).map(({ delivery }) => delivery.endpointId),
    'gone',
  );
  add(failing, 'failing');
  add(exhausted, 'exhausted');
  return [...reasons].map(([id, reason]) => ({ id, deploymentId, reason }));
}

/**
 * Updates failure counts. Returns the endpoints that have failed for too long. Skips successful endpoints without earlier failures.
 * Locks the endpoints before it updates them, always in the same order.
 */
async function updateEndpoints(
  rows: Rows,
  deploymentId: number,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<string[]> {
  const byEndpoint = [...Map.groupBy(outcomes, ({ delivery }) => delivery.endpointId)];
  const failed = byEndpoint.filter(([, those]) => those.some(({ succeeded }) => !succeeded)).map(([id]) => id);
  const { rows: held } = await sql<{ id: string }>`
    select id from webhook_endpoint
    where deployment_id = ${deploymentId} and id = any(${byEndpoint.map(([id]) => id)}::bigint[])
      and (failure_count > 0 or id = any(${failed}::bigint[]))
    order by id for no key update`.execute(rows);
  const heldIds = new Set(held.map(({ id }) => id));
  const changed = byEndpoint.filter(([id]) => heldIds.has(id));
  if (changed.length === 0) return [];
  const ids = changed.map(([id]) => id);
  const recovered = changed.map(([, those]) => those.some(({ succeeded }) => succeeded));
  const since = changed.map(([, those]) => those.slice(those.findLastIndex(({ succeeded }) => succeeded) + 1));
  const failures = since.map(({ length }) => length);
  const first = since.map((those) => those[0]?.endedAt.toISOString() ?? null);
  const last = changed.map(([, those]) => those.findLast(({ succeeded }) => !succeeded)?.endedAt.toISOString() ?? null);
  const { rows: found } = await sql<{ id: string; isFailingTooLong: boolean }>`
    update webhook_endpoint endpoint set
      failure_count = case when result.recovered then 0 else endpoint.failure_count end + result.failures,
      failing_since = case when result.recovered then result.first_failure
        else coalesce(endpoint.failing_since, result.first_failure) end,
      last_failure_at = coalesce(result.last_failure, endpoint.last_failure_at)
    from unnest(${ids}::bigint[], ${recovered}::boolean[], ${failures}::int[], ${first}::timestamptz[],
        ${last}::timestamptz[]) result (id, recovered, failures, first_failure, last_failure)
    where endpoint.deployment_id = ${deploymentId} and endpoint.id = result.id
    returning endpoint.id, endpoint.is_active and
      coalesce(endpoint.failing_since <= ${timestampBefore(now, DISABLE_AFTER_FAILING_MS)}::timestamptz, false) as "isFailingTooLong"`.execute(
    rows,
  );
  return found.filter(({ isFailingTooLong }) => isFailingTooLong).map(({ id }) => id);
}

/** Ids in an array always use the index: PostgreSQL has no statistics about the results, and might scan the whole table. */
async function storeAttempts(
  rows: Rows,
  deploymentId: number,
  newId: () => string,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  const list = <T>(of: (outcome: Outcome) => T): T[] => outcomes.map(of);
  const deliveryIds = list(({ delivery }) => delivery.id);
  const { rows: notifications } = await sql<NotificationText>`
    with result as (
      select * from unnest(
        ${deliveryIds}::bigint[],
        ${list(({ delivery }) => delivery.claimedUntil)}::timestamptz[],
        ${list(() => newId())}::bigint[],
        ${list(({ status }) => status)}::text[],
        ${list(({ nextAttemptAt }) => nextAttemptAt?.toISOString() ?? null)}::timestamptz[],
        ${list(({ succeeded }) => succeeded)}::boolean[],
        ${list(({ result }) => result.status)}::int[],
        ${list(({ result }) => result.body)}::text[],
        ${list(({ result }) => result.error)}::text[],
        ${list(({ result }) => result.durationMs)}::int[],
        ${list(({ startedAt }) => startedAt.toISOString())}::timestamptz[]
      ) result (id, claimed_until, attempt_id, status, next_attempt_at, succeeded, response_status,
        response_body, error, duration_ms, started_at)
    ), settled as (
      update webhook_delivery delivery set status = result.status, attempts = delivery.attempts + 1,
        next_attempt_at = result.next_attempt_at, last_response_status = result.response_status, claimed_until = null, claimed_by = null,
        updated_at = ${now.toISOString()}::timestamptz
      from result
      where delivery.deployment_id = ${deploymentId} and delivery.id = any(${deliveryIds}::bigint[])
        and delivery.id = result.id and delivery.claimed_until = result.claimed_until
        and delivery.claimed_until > ${timestampBefore(now, MAX_OUTCOME_DELAY_MS)}::timestamptz
      returning delivery.id, delivery.app_id, delivery.endpoint_id, delivery.attempts
    ), attempt as (
      insert into webhook_attempt (id, deployment_id, delivery_id, app_id, endpoint_id, number, succeeded,
        response_status, response_body, error, duration_ms, next_attempt_at, created_at)
      select result.attempt_id, ${deploymentId}::int, settled.id, settled.app_id, settled.endpoint_id,
        settled.attempts, result.succeeded, result.response_status, result.response_body, result.error,
        result.duration_ms, result.next_attempt_at, result.started_at
      from settled join result on result.id = settled.id
      returning deployment_id, id, app_id
    ) ${notificationsOf('attempted', sql`attempt`, deploymentId)}`.execute(rows);
  await notifySubscribers(rows, notifications);
}

/** Endpoints with too many failed deliveries within a day, or since the endpoint was changed if that is later. */
async function findExhaustedEndpoints(
  rows: Rows,
  deploymentId: number,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<string[]> {
  const ids = outcomes.filter(({ status }) => status === 'failed').map(({ delivery }) => delivery.endpointId);
  if (ids.length === 0) return [];
  const { rows: found } = await sql<{ id: string }>`
    select endpoint.id from webhook_endpoint endpoint
    where endpoint.deployment_id = ${deploymentId} and endpoint.id = any(${[...new Set(ids)]}::bigint[])
      and endpoint.is_active and (
      select count(*) from (
        select from webhook_delivery delivery
        where delivery.deployment_id = ${deploymentId} and delivery.endpoint_id = endpoint.id
          and delivery.status = 'failed' and delivery.updated_at > greatest(${timestampBefore(now, DAY_MS)}::timestamptz, endpoint.updated_at)
        limit ${MAX_FAILED_DELIVERIES_PER_DAY}::int) given_up
    ) = ${MAX_FAILED_DELIVERIES_PER_DAY}::int`.execute(rows);
  return found.map(({ id }) => id);
}

const timestampBefore = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
