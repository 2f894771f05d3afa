import { sql } from 'kysely';
import type { Rows } from '../../../platform/database/tables.ts';
import type { Attemptable } from './attempt.ts';
import { byKey } from './by-key.ts';
import type { EndpointKey } from './endpoint-key.ts';

/** A delivery that this process attempts now. */
export interface Claimed extends Attemptable {
  readonly id: string;
  readonly deploymentId: number;
  /** How many attempts there have been before. */
  readonly attempts: number;
  /** Whoever records the result proves by it that the claim is still theirs. */
  readonly claimedUntil: string;
  readonly maxRetries: number;
  readonly isFailing: boolean;
  readonly hasRateLimit: boolean;
}

export interface Wanted {
  readonly now: Date;
  readonly processNumber: number;
  /** Behind which endpoint to begin, so that each has its turn. */
  readonly after: EndpointKey;
  /** How many deliveries in all. */
  readonly places: number;
  /** How many of one endpoint may be under way at once, and of one whose last attempt failed. */
  readonly placesPerEndpoint: number;
  readonly placesPerFailing: number;
  /** What endpoints have of their places already; below zero where one may have more than these. */
  readonly taken: ReadonlyMap<string, number>;
  /** Seconds that a claim outlasts its attempt's longest time. */
  readonly marginSeconds: number;
}

/**
 * Claims due deliveries, a bounded number of each endpoint: however many one has waiting, the others' are found by one
 * step of the index each. Endpoints are gone through one by one (`offset 0` keeps the planner from looking at all of them
 * first) until the places are full. Those of an endpoint or app that is switched off wait until it is switched on.
 *
 * What is due is judged by the process's clock, which wrote the moment; how long a claim lasts by the database's, which all
 * processes share. The disk isn't waited for: a claim that the database's crash takes back is merely made again.
 */
export async function claimDue(rows: Rows, wanted: Wanted): Promise<Claimed[]> {
  const { now, processNumber, after, places, placesPerEndpoint, placesPerFailing, taken, marginSeconds } = wanted;
  const stamp = now.toISOString();
  const { rows: claimed } = await sql<Omit<Claimed, 'body'>>`
    with recursive waiting as (
      (select deployment_id, endpoint_id, next_attempt_at from webhook_delivery
        where status = 'pending'
          and (deployment_id, endpoint_id) > (${after.deploymentId}::int, ${after.endpointId}::bigint)
        order by deployment_id, endpoint_id, next_attempt_at limit 1)
      union all
      select next.deployment_id, next.endpoint_id, next.next_attempt_at from waiting cross join lateral (
        select delivery.deployment_id, delivery.endpoint_id, delivery.next_attempt_at from webhook_delivery delivery
        where delivery.status = 'pending'
          and (delivery.deployment_id, delivery.endpoint_id) > (waiting.deployment_id, waiting.endpoint_id)
        order by delivery.deployment_id, delivery.endpoint_id, delivery.next_attempt_at limit 1) next
    ), ready as (
      select endpoint.deployment_id, endpoint.id, endpoint.timeout_seconds, endpoint.places
      from waiting cross join lateral (
        select endpoint.deployment_id, endpoint.id, endpoint.timeout_seconds, least(
          case when endpoint.failure_count > 0 then ${placesPerFailing}::int - greatest(taken.count, 0)
            else ${placesPerEndpoint}::int - coalesce(taken.count, 0) end,
          endpoint.rate_limit_max_requests
            - case when endpoint.rate_resets_at > now() then endpoint.rate_used else 0 end
        ) as places
        from webhook_endpoint endpoint
          join webhook_app app on app.deployment_id = endpoint.deployment_id and app.id = endpoint.app_id
          cross join lateral (select (${[...taken.values()]}::int[])[
            array_position(${[...taken.keys()]}::bigint[], endpoint.id)] as count) taken
        where endpoint.deployment_id = waiting.deployment_id and endpoint.id = waiting.endpoint_id
          and endpoint.is_active and app.is_active and waiting.next_attempt_at <= ${stamp}::timestamptz
        offset 0) endpoint
      where endpoint.places > 0
    ), picked as (
      select due.deployment_id, due.id, ready.timeout_seconds from ready cross join lateral (
        select delivery.deployment_id, delivery.id from webhook_delivery delivery
        where delivery.status = 'pending' and delivery.deployment_id = ready.deployment_id
          and delivery.endpoint_id = ready.id
          and delivery.next_attempt_at <= ${stamp}::timestamptz
          and (delivery.claimed_until is null or delivery.claimed_until <= now())
        order by delivery.next_attempt_at, delivery.id limit ready.places
        for update skip locked) due
      limit ${places}::int
    ), claimed as (
      update webhook_delivery delivery set claimed_by = ${processNumber}::smallint,
        claimed_until = now() + make_interval(secs => picked.timeout_seconds + ${marginSeconds}::float8)
      from picked
      where ${byKey(sql`picked`)} and delivery.deployment_id = picked.deployment_id and delivery.id = picked.id
      returning delivery.id, delivery.deployment_id, delivery.endpoint_id, delivery.message_id, delivery.attempts,
        delivery.claimed_until
    )
    select claimed.id, claimed.deployment_id as "deploymentId", app.id as "appId", claimed.endpoint_id as "endpointId",
      claimed.message_id as "messageId", claimed.attempts, claimed.claimed_until as "claimedUntil", endpoint.url,
      endpoint.headers_sealed as "headersSealed", endpoint.max_retries as "maxRetries",
      endpoint.timeout_seconds as "timeoutSeconds", endpoint.failure_count > 0 as "isFailing",
      endpoint.rate_limit_max_requests is not null as "hasRateLimit",
      endpoint.signing_secret_sealed as "endpointSecretSealed",
      endpoint.previous_secret_sealed as "endpointPreviousSealed",
      endpoint.previous_secret_until as "endpointPreviousUntil", app.signing_secret_sealed as "appSecretSealed",
      app.previous_secret_sealed as "previousSecretSealed", app.previous_secret_until as "previousSecretUntil",
      deployment.mode = 'staging' as "isStaging", set_config('synchronous_commit', 'off', true) as "commit"
    from claimed
      join webhook_endpoint endpoint
        on endpoint.deployment_id = claimed.deployment_id and endpoint.id = claimed.endpoint_id
      join webhook_app app on app.deployment_id = endpoint.deployment_id and app.id = endpoint.app_id
      join deployment on deployment.id = claimed.deployment_id`.execute(rows);
  return claimed.length === 0 ? [] : withBodies(rows, claimed);
}

/** A message that goes to many endpoints is read, and held in memory, once. */
async function withBodies(rows: Rows, claimed: readonly Omit<Claimed, 'body'>[]): Promise<Claimed[]> {
  const distinct = [...new Map(claimed.map((delivery) => [delivery.messageId, delivery])).values()];
  const { rows: messages } = await sql<{ id: string; body: Uint8Array }>`
    select message.id, message.body
    from unnest(
        ${distinct.map(({ deploymentId }) => deploymentId)}::int[],
        ${distinct.map(({ messageId }) => messageId)}::bigint[]
      ) wanted (deployment_id, id)
      join webhook_message message on message.deployment_id = wanted.deployment_id and message.id = wanted.id`.execute(
    rows,
  );
  const bodies = new Map(messages.map(({ id, body }) => [id, body]));
  // One whose message is gone was deleted with it meanwhile.
  return claimed.flatMap((delivery) => {
    const body = bodies.get(delivery.messageId);
    return body === undefined ? [] : [{ ...delivery, body }];
  });
}

/** Hands claims back untouched: whoever comes next may take them at once. */
export async function release(rows: Rows, deliveries: readonly Claimed[]): Promise<void> {
  const deploymentIds = deliveries.map(({ deploymentId }) => deploymentId);
  const ids = deliveries.map(({ id }) => id);
  const untils = deliveries.map(({ claimedUntil }) => claimedUntil);
  await sql`
    update webhook_delivery delivery set claimed_until = null, claimed_by = null
    from unnest(${deploymentIds}::int[], ${ids}::bigint[], ${untils}::timestamptz[]) held (deployment_id, id, until)
    where delivery.deployment_id = held.deployment_id and delivery.id = held.id
      and delivery.claimed_until = held.until`.execute(rows);
}
