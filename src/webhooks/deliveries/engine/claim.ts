import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { AttemptInput } from './attempt.ts';

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
  /** The deployment whose deliveries are claimed. */
  readonly deploymentId: number;
  /** The endpoint after which to continue, so that each endpoint has its turn. */
  readonly afterEndpoint: string;
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

/** An endpoint with the deliveries that are claimed for it, each list in their order and separated by commas. */
interface DueEndpoint extends Omit<ClaimedDelivery, 'id' | 'messageId' | 'attempts' | 'body'> {
  readonly ids: string;
  readonly messageIds: string;
  readonly attempts: string;
}

/**
 * The deployments that have due deliveries, including deliveries that are claimed. It is the only statement of the engine that reads several
 * deployments. Takes one step of the index for each endpoint with pending deliveries. Each node of a cluster, which runs no recursive
 * statement, reads all its due deliveries.
 */
export async function findDueDeployments(
  { rows, isDistributed }: Pick<Database, 'rows' | 'isDistributed'>,
  now: Date,
): Promise<number[]> {
  const stamp = now.toISOString();
  const { rows: found } = await (isDistributed ? dueOnNodes(stamp) : dueByEndpoint(stamp)).execute(rows);
  return found.map(({ deploymentId }) => deploymentId);
}

interface DueDeployment {
  readonly deploymentId: number;
}

const dueOnNodes = (stamp: string) => sql<DueDeployment>`
  select distinct deployment_id as "deploymentId" from webhook_delivery
  where status = 'pending' and next_attempt_at <= ${stamp}::timestamptz`;

const dueByEndpoint = (stamp: string) => sql<DueDeployment>`
    with recursive waiting as (
      (select deployment_id, endpoint_id, next_attempt_at from webhook_delivery
        where status = 'pending' order by deployment_id, endpoint_id, next_attempt_at limit 1)
      union all
      select next.deployment_id, next.endpoint_id, next.next_attempt_at from waiting cross join lateral (
        select delivery.deployment_id, delivery.endpoint_id, delivery.next_attempt_at from webhook_delivery delivery
        where delivery.status = 'pending'
          and (delivery.deployment_id, delivery.endpoint_id) > (waiting.deployment_id, waiting.endpoint_id)
        order by delivery.deployment_id, delivery.endpoint_id, delivery.next_attempt_at limit 1) next
    )
    select distinct deployment_id as "deploymentId" from waiting where next_attempt_at <= ${stamp}::timestamptz`;

/**
 * Claims due deliveries of a deployment, a bounded number per endpoint. The first statement locks them, and the second one stores
 * the claims: a cluster that distributes rows by deployment runs both on one node.
 *
 * The clock of the process, which wrote `next_attempt_at`, decides what is due. The clock of the database, which all
 * processes share, decides when a claim expires. The commit does not wait for the disk, because a claim that is lost in a
 * crash of the database is simply made again.
 */
export async function claimDue(rows: Rows, options: ClaimOptions): Promise<ClaimedDelivery[]> {
  const { deploymentId, processNumber } = options;
  const claimed = await rows.transaction().execute(async (trx) => {
    const due = await lockDue(trx, options);
    // Claims of endpoints with the same timeout expire together.
    for (const [until, those] of Map.groupBy(due, ({ claimedUntil }) => claimedUntil)) {
      const ids = those.flatMap((endpoint) => endpoint.ids.split(','));
      await sql`update webhook_delivery set claimed_by = ${processNumber}::smallint, claimed_until = ${until}::timestamptz
        where deployment_id = ${deploymentId} and id = any(${ids}::bigint[])`.execute(trx);
    }
    return due;
  });
  return claimed.length === 0 ? [] : withMessageBodies(rows, deploymentId, claimed);
}

/**
 * Each endpoint costs one step of the index, however many of its deliveries are queued. Visits endpoints one by one until
 * `maxDeliveries` are locked; `offset 0` keeps the planner from reading all endpoints first. Deliveries of a disabled endpoint or
 * app stay queued until it is enabled.
 */
async function lockDue(rows: Rows, options: ClaimOptions): Promise<DueEndpoint[]> {
  const { now, deploymentId, afterEndpoint, maxDeliveries, slotsInUse } = options;
  const { slotsPerEndpoint, slotsPerFailingEndpoint, leaseMarginSeconds } = options;
  const stamp = now.toISOString();
  const { rows: due } = await sql<DueEndpoint>`
    with recursive waiting as (
      (select endpoint_id, next_attempt_at from webhook_delivery
        where deployment_id = ${deploymentId} and status = 'pending' and endpoint_id > ${afterEndpoint}::bigint
        order by endpoint_id, next_attempt_at limit 1)
      union all
      select next.endpoint_id, next.next_attempt_at from waiting cross join lateral (
        select delivery.endpoint_id, delivery.next_attempt_at from webhook_delivery delivery
        where delivery.deployment_id = ${deploymentId} and delivery.status = 'pending'
          and delivery.endpoint_id > waiting.endpoint_id
        order by delivery.endpoint_id, delivery.next_attempt_at limit 1) next
    ), ready as (
      select endpoint.id, endpoint.slots
      from waiting cross join lateral (
        select endpoint.id, least(
          case when endpoint.failure_count > 0 then ${slotsPerFailingEndpoint}::int - greatest(used.count, 0)
            else ${slotsPerEndpoint}::int - coalesce(used.count, 0) end,
          endpoint.rate_limit_max_requests
            - case when endpoint.rate_resets_at > now() then endpoint.rate_used else 0 end
        ) as slots
        from webhook_endpoint endpoint
          join webhook_app app on app.deployment_id = ${deploymentId} and app.id = endpoint.app_id
          cross join lateral (select (${[...slotsInUse.values()]}::int[])[
            array_position(${[...slotsInUse.keys()]}::bigint[], endpoint.id)] as count) used
        where endpoint.deployment_id = ${deploymentId} and endpoint.id = waiting.endpoint_id
          and endpoint.is_active and app.is_active and waiting.next_attempt_at <= ${stamp}::timestamptz
        offset 0) endpoint
      where endpoint.slots > 0
    ), picked as materialized (
      select due.id, due.endpoint_id, due.message_id, due.attempts, due.next_attempt_at from ready cross join lateral (
        select delivery.id, delivery.endpoint_id, delivery.message_id, delivery.attempts, delivery.next_attempt_at
        from webhook_delivery delivery
        where delivery.status = 'pending' and delivery.deployment_id = ${deploymentId}
          and delivery.endpoint_id = ready.id
          and delivery.next_attempt_at <= ${stamp}::timestamptz
          and (delivery.claimed_until is null or delivery.claimed_until <= now())
        order by delivery.next_attempt_at, delivery.id limit ready.slots
        for update skip locked) due
      limit ${maxDeliveries}::int
    ), listed as (
      select endpoint_id, string_agg(id::text, ',' order by next_attempt_at, id) as ids,
        string_agg(message_id::text, ',' order by next_attempt_at, id) as message_ids,
        string_agg(attempts::text, ',' order by next_attempt_at, id) as attempts
      from picked group by endpoint_id
    )
    select ${deploymentId}::int as "deploymentId", app.id as "appId", endpoint.id as "endpointId",
      listed.ids, listed.message_ids as "messageIds", listed.attempts,
      (now() + make_interval(secs => endpoint.timeout_seconds + ${leaseMarginSeconds}::float8))::timestamptz(3)
        as "claimedUntil",
      endpoint.url, endpoint.headers_sealed as "headersSealed", endpoint.max_retries as "maxRetries",
      endpoint.timeout_seconds as "timeoutSeconds", endpoint.failure_count > 0 as "isFailing",
      endpoint.rate_limit_max_requests is not null as "hasRateLimit",
      endpoint.signing_secret_sealed as "endpointSecretSealed",
      endpoint.previous_secret_sealed as "endpointPreviousSealed",
      endpoint.previous_secret_until as "endpointPreviousUntil", app.signing_secret_sealed as "appSecretSealed",
      app.previous_secret_sealed as "previousSecretSealed", app.previous_secret_until as "previousSecretUntil",
      deployment.mode = 'staging' as "isStaging", set_config('synchronous_commit', 'off', true) as "commit"
    from listed
      join webhook_endpoint endpoint on endpoint.deployment_id = ${deploymentId} and endpoint.id = listed.endpoint_id
      join webhook_app app on app.deployment_id = ${deploymentId} and app.id = endpoint.app_id
      join deployment on deployment.id = ${deploymentId}`.execute(rows);
  return due;
}

/** Reads a message once, and holds it in memory once, even when it has many deliveries. */
async function withMessageBodies(
  rows: Rows,
  deploymentId: number,
  claimed: readonly DueEndpoint[],
): Promise<ClaimedDelivery[]> {
  const ids = [...new Set(claimed.flatMap(({ messageIds }) => messageIds.split(',')))];
  const { rows: messages } = await sql<{ id: string; body: Uint8Array }>`
    select id, body from webhook_message
    where deployment_id = ${deploymentId} and id = any(${ids}::bigint[])`.execute(rows);
  const bodies = new Map(messages.map(({ id, body }) => [id, body]));
  return claimed.flatMap(({ ids, messageIds, attempts, ...endpoint }) => {
    const [messageIdOf, attemptsOf] = [messageIds.split(','), attempts.split(',')];
    return ids.split(',').flatMap((id, at) => {
      const messageId = messageIdOf[at] as string;
      const body = bodies.get(messageId);
      // A delivery without a message was deleted in the meantime, with the message.
      return body === undefined ? [] : [{ ...endpoint, id, messageId, attempts: Number(attemptsOf[at]), body }];
    });
  });
}

/**
 * Releases claims without an attempt, so that any process can claim the deliveries immediately. Takes one statement for each
 * deployment.
 */
export async function releaseClaims(rows: Rows, deliveries: readonly ClaimedDelivery[]): Promise<void> {
  for (const [deploymentId, those] of Map.groupBy(deliveries, (delivery) => delivery.deploymentId)) {
    await sql`
      update webhook_delivery delivery set claimed_until = null, claimed_by = null
      from unnest(${those.map(({ id }) => id)}::bigint[],
        ${those.map(({ claimedUntil }) => claimedUntil)}::timestamptz[]) held (id, until)
      where delivery.deployment_id = ${deploymentId} and delivery.id = held.id
        and delivery.claimed_until = held.until`.execute(rows);
  }
}
