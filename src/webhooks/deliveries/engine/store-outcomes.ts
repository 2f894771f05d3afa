import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { notifySubscribers } from '../../stream/notifications.ts';
import { lockEndpointsAgainstDeletion } from '../deletion-locks.ts';
import { deliveryKeyIn } from './delivery-key.ts';
import { disableEndpoints, type EndpointToDisable } from './disable-endpoints.ts';
import type { Outcome } from './outcome.ts';

const DAY_MS = 86_400_000;
/** An endpoint is disabled after failing for this long without a success … */
const DISABLE_AFTER_FAILING_MS = 5 * DAY_MS;
/** … and after this many failed deliveries within a day. */
const MAX_FAILED_DELIVERIES_PER_DAY = 10;

/**
 * Stores the outcomes of attempts and disables the endpoints that failed too long or too often, in one transaction. Drops an
 * outcome whose claim has expired, because another process may have claimed the delivery since.
 */
export async function storeOutcomes(
  services: Pick<Services, 'database' | 'jobs' | 'events'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  const { rows, ids } = services.database;
  const now = new Date();
  const committed: (() => void)[] = [];
  await rows.transaction().execute(async (trx) => {
    const failures = await lockEndpointsAgainstDeletion(
      trx,
      outcomes.map(({ delivery }) => delivery),
    );
    const hasEndpointChanges = failures.some((count) => count > 0) || outcomes.some(({ succeeded }) => !succeeded);
    const failing = hasEndpointChanges ? await updateEndpoints(trx, outcomes, now) : [];
    await storeAttempts(trx, () => ids.next(), outcomes, now);
    const exhausted = await findExhaustedEndpoints(trx, outcomes, now);
    const toDisable = endpointsToDisable(outcomes, failing, exhausted);
    await disableEndpoints(services, { rows: trx, onCommit: (work) => void committed.push(work) }, toDisable, now);
  });
  for (const work of committed) work();
}

type EndpointRef = Omit<EndpointToDisable, 'reason'>;

/** Each endpoint once, with its first reason. All of them have a failed attempt among the outcomes, so their rows are locked. */
function endpointsToDisable(
  outcomes: readonly Outcome[],
  failing: readonly EndpointRef[],
  exhausted: readonly EndpointRef[],
): EndpointToDisable[] {
  const gone = outcomes
    .filter(({ returnedGone }) => returnedGone)
    .map(
      ({ delivery }): EndpointToDisable => ({
        id: delivery.endpointId,
        deploymentId: delivery.deploymentId,
        reason: 'gone',
      }),
    );
  const all = [
    ...gone,
    ...failing.map((one): EndpointToDisable => ({ ...one, reason: 'failing' })),
    ...exhausted.map((one): EndpointToDisable => ({ ...one, reason: 'exhausted' })),
  ];
  return [...Map.groupBy(all, ({ id }) => id).values()].map(([first]) => first as EndpointToDisable);
}

/** Updates failure counts. Returns the endpoints that have failed for too long. Skips successful endpoints without earlier failures. */
async function updateEndpoints(rows: Rows, outcomes: readonly Outcome[], now: Date): Promise<EndpointRef[]> {
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
  const { rows: found } = await sql<EndpointRef & { isFailingTooLong: boolean }>`
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
      coalesce(endpoint.failing_since <= ${timestampBefore(now, DISABLE_AFTER_FAILING_MS)}::timestamptz, false) as "isFailingTooLong"`.execute(
    rows,
  );
  return found.filter(({ isFailingTooLong }) => isFailingTooLong).map(({ id, deploymentId }) => ({ id, deploymentId }));
}

async function storeAttempts(rows: Rows, newId: () => string, outcomes: readonly Outcome[], now: Date): Promise<void> {
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
        ${list(({ result }) => result.status)}::int[],
        ${list(({ result }) => result.body)}::text[],
        ${list(({ result }) => result.error)}::text[],
        ${list(({ result }) => result.durationMs)}::int[],
        ${list(({ startedAt }) => startedAt.toISOString())}::timestamptz[]
      ) result (deployment_id, id, claimed_until, attempt_id, status, next_attempt_at, succeeded, response_status,
        response_body, error, duration_ms, started_at)
    ), settled as (
      update webhook_delivery delivery set status = result.status, attempts = delivery.attempts + 1,
        next_attempt_at = result.next_attempt_at, last_response_status = result.response_status, claimed_until = null, claimed_by = null,
        updated_at = ${now.toISOString()}::timestamptz
      from result
      where ${deliveryKeyIn(sql`result`)} and delivery.deployment_id = result.deployment_id and delivery.id = result.id
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
    ) ${notifySubscribers('attempted', sql`attempt`)}`.execute(rows);
}

/** Endpoints with too many failed deliveries within a day, or since the endpoint was changed if that is later. */
async function findExhaustedEndpoints(rows: Rows, outcomes: readonly Outcome[], now: Date): Promise<EndpointRef[]> {
  const byEndpoint = new Map(
    outcomes.filter(({ status }) => status === 'failed').map(({ delivery }) => [delivery.endpointId, delivery]),
  );
  const failed = [...byEndpoint.values()];
  if (failed.length === 0) return [];
  const { rows: found } = await sql<EndpointRef>`
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
          and delivery.status = 'failed' and delivery.updated_at > greatest(${timestampBefore(now, DAY_MS)}::timestamptz, endpoint.updated_at)
        limit ${MAX_FAILED_DELIVERIES_PER_DAY}::int) given_up
    ) = ${MAX_FAILED_DELIVERIES_PER_DAY}::int`.execute(rows);
  return found;
}

const timestampBefore = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
