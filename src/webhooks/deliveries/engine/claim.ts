import { sql } from 'kysely';
import type { Rows } from '../../../platform/database/tables.ts';
import type { AttemptInput } from './attempt.ts';
import { deliveryKeyIn } from './delivery-key.ts';
import type { EndpointKey } from './endpoint-key.ts';

/** A delivery that this process attempts now. */
export interface ClaimedDelivery extends AttemptInput {
  readonly id: string;
  readonly deploymentId: number;
  /** How many attempts there have been before. */
  readonly attempts: number;
  /** Compared when the result is stored, so that an expired claim cannot overwrite a newer one. */
  readonly claimedUntil: string;
  readonly maxRetries: number;
  readonly isFailing: boolean;
  readonly hasRateLimit: boolean;
}

export interface ClaimOptions {
  readonly now: Date;
  readonly processNumber: number;
  /** The endpoint after which to continue, so that each endpoint has its turn. */
  readonly afterEndpoint: EndpointKey;
  /** How many deliveries to claim in total. */
  readonly maxDeliveries: number;
  /** The concurrency limit of an endpoint, and of an endpoint whose last attempt failed. */
  readonly slotsPerEndpoint: number;
  readonly slotsPerFailingEndpoint: number;
  /** The slots that each endpoint uses. Negative when more deliveries than slots may be claimed for the endpoint. */
  readonly slotsInUse: ReadonlyMap<string, number>;
  /** How much longer than the timeout of the attempt a claim lasts. */
  readonly leaseMarginSeconds: number;
}

/**
 * Claims due deliveries, a bounded number per endpoint. Each endpoint costs one step of the index, however many of its
 * deliveries are queued. Visits endpoints one by one until `maxDeliveries` are claimed; `offset 0` keeps the planner from
 * reading all endpoints first. Deliveries of a disabled endpoint or app stay queued until it is enabled.
 *
 * The clock of the process, which wrote `next_attempt_at`, decides what is due. The clock of the database, which all
 * processes share, decides when a claim expires. The commit does not wait for the disk, because a claim that is lost in a
 * crash of the database is simply made again.
 */
export async function claimDue(rows: Rows, options: ClaimOptions): Promise<ClaimedDelivery[]> {
  const { now, processNumber, afterEndpoint, maxDeliveries, slotsInUse } = options;
  const { slotsPerEndpoint, slotsPerFailingEndpoint, leaseMarginSeconds } = options;
  const stamp = now.toISOString();
  const { rows: claimed } = await sql<Omit<ClaimedDelivery, 'body'>>`
    with recursive waiting as (
      (select deployment_id, endpoint_id, next_attempt_at from webhook_delivery
        where status = 'pending'
          and (deployment_id, endpoint_id) > (${afterEndpoint.deploymentId}::int, ${afterEndpoint.endpointId}::bigint)
        order by deployment_id, endpoint_id, next_attempt_at limit 1)
      union all
      select next.deployment_id, next.endpoint_id, next.next_attempt_at from waiting cross join lateral (
        select delivery.deployment_id, delivery.endpoint_id, delivery.next_attempt_at from webhook_delivery delivery
        where delivery.status = 'pending'
          and (delivery.deployment_id, delivery.endpoint_id) > (waiting.deployment_id, waiting.endpoint_id)
        order by delivery.deployment_id, delivery.endpoint_id, delivery.next_attempt_at limit 1) next
    ), ready as (
      select endpoint.deployment_id, endpoint.id, endpoint.timeout_seconds, endpoint.slots
      from waiting cross join lateral (
        select endpoint.deployment_id, endpoint.id, endpoint.timeout_seconds, least(
          case when endpoint.failure_count > 0 then ${slotsPerFailingEndpoint}::int - greatest(used.count, 0)
            else ${slotsPerEndpoint}::int - coalesce(used.count, 0) end,
          endpoint.rate_limit_max_requests
            - case when endpoint.rate_resets_at > now() then endpoint.rate_used else 0 end
        ) as slots
        from webhook_endpoint endpoint
          join webhook_app app on app.deployment_id = endpoint.deployment_id and app.id = endpoint.app_id
          cross join lateral (select (${[...slotsInUse.values()]}::int[])[
            array_position(${[...slotsInUse.keys()]}::bigint[], endpoint.id)] as count) used
        where endpoint.deployment_id = waiting.deployment_id and endpoint.id = waiting.endpoint_id
          and endpoint.is_active and app.is_active and waiting.next_attempt_at <= ${stamp}::timestamptz
        offset 0) endpoint
      where endpoint.slots > 0
    ), picked as (
      select due.deployment_id, due.id, ready.timeout_seconds from ready cross join lateral (
        select delivery.deployment_id, delivery.id from webhook_delivery delivery
        where delivery.status = 'pending' and delivery.deployment_id = ready.deployment_id
          and delivery.endpoint_id = ready.id
          and delivery.next_attempt_at <= ${stamp}::timestamptz
          and (delivery.claimed_until is null or delivery.claimed_until <= now())
        order by delivery.next_attempt_at, delivery.id limit ready.slots
        for update skip locked) due
      limit ${maxDeliveries}::int
    ), claimed as (
      update webhook_delivery delivery set claimed_by = ${processNumber}::smallint,
        claimed_until = now() + make_interval(secs => picked.timeout_seconds + ${leaseMarginSeconds}::float8)
      from picked
      where ${deliveryKeyIn(sql`picked`)} and delivery.deployment_id = picked.deployment_id and delivery.id = picked.id
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
  return claimed.length === 0 ? [] : addMessageBodies(rows, claimed);
}

/** Reads a message once, and holds it in memory once, even when it has many deliveries. */
async function addMessageBodies(
  rows: Rows,
  claimed: readonly Omit<ClaimedDelivery, 'body'>[],
): Promise<ClaimedDelivery[]> {
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
  // A delivery without a message was deleted in the meantime, with the message.
  return claimed.flatMap((delivery) => {
    const body = bodies.get(delivery.messageId);
    return body === undefined ? [] : [{ ...delivery, body }];
  });
}

/** Releases claims without an attempt, so that any process can claim the deliveries immediately. */
export async function releaseClaims(rows: Rows, deliveries: readonly ClaimedDelivery[]): Promise<void> {
  const deploymentIds = deliveries.map(({ deploymentId }) => deploymentId);
  const ids = deliveries.map(({ id }) => id);
  const untils = deliveries.map(({ claimedUntil }) => claimedUntil);
  await sql`
    update webhook_delivery delivery set claimed_until = null, claimed_by = null
    from unnest(${deploymentIds}::int[], ${ids}::bigint[], ${untils}::timestamptz[]) held (deployment_id, id, until)
    where delivery.deployment_id = held.deployment_id and delivery.id = held.id
      and delivery.claimed_until = held.until`.execute(rows);
}
