import { sql } from 'kysely';
import type { WebhookAttemptError } from '../../src/generated/backend.ts';
import type { World } from './world.ts';

/** The epoch of ids. */
const EPOCH = Date.UTC(2026, 0, 1);

export interface PastDeliveries {
  readonly endpoint: { readonly id: string };
  readonly count?: number;
  readonly status?: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  readonly eventName?: string;
  /** When the first one was triggered. The others follow, each a millisecond later. */
  readonly at?: string;
}

let made = 0n;

/** Inserts past deliveries without attempts, as triggers would have created them, and returns their ids. */
export async function insertPastDeliveries(
  { services, id: deploymentId }: World,
  { endpoint, count = 1, status = 'failed', eventName = 'invoice.paid', at }: PastDeliveries,
): Promise<string[]> {
  const { rows } = services.database;
  const first = at ?? new Date(Date.now() - 3_600_000).toISOString();
  made += 1n;
  // An id of the same time, with the number of a process that does not exist.
  const id = (at: number) => (((BigInt(Date.parse(first) + at - EPOCH) << 22n) | (1_000n << 12n)) + made).toString();
  const ids = Array.from({ length: count }, (_, at) => id(at));
  const stamps = ids.map((_, at) => new Date(Date.parse(first) + at).toISOString());
  await sql`
    insert into webhook_message (id, deployment_id, app_id, event_name, body, created_at)
    select past.id, ${deploymentId}::int, endpoint.app_id, ${eventName}::text, convert_to('{}', 'UTF8'), past.at
    from unnest(${ids}::bigint[], ${stamps}::timestamptz[]) as past (id, at), webhook_endpoint as endpoint
    where endpoint.id = ${endpoint.id}::bigint`.execute(rows);
  await sql`
    insert into webhook_delivery (id, deployment_id, app_id, message_id, endpoint_id, status, attempts, next_attempt_at,
      created_at, updated_at)
    select past.id, ${deploymentId}::int, endpoint.app_id, past.id, endpoint.id, ${status}::text, 0,
      case when ${status}::text = 'pending' then past.at end, past.at, past.at
    from unnest(${ids}::bigint[], ${stamps}::timestamptz[]) as past (id, at), webhook_endpoint as endpoint
    where endpoint.id = ${endpoint.id}::bigint`.execute(rows);
  return ids;
}

export interface PastAttempt {
  readonly status?: number | null;
  readonly body?: string | null;
  readonly error?: WebhookAttemptError | null;
  /** Whether it succeeded. Defaults to whether it has no error. */
  readonly succeeded?: boolean;
  readonly durationMs?: number;
  readonly at?: string;
}

/** Inserts attempts of a delivery, in this order, and returns their ids. */
export async function insertPastAttempts(
  { services, id: deploymentId }: World,
  deliveryId: string,
  attempts: readonly PastAttempt[],
): Promise<string[]> {
  const { rows, ids } = services.database;
  const { app_id, endpoint_id, created_at } = await rows
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('id', '=', deliveryId)
    .executeTakeFirstOrThrow();
  const stored = attempts.map(
    ({ status = 200, body = 'ok', error = null, succeeded = error === null, durationMs = 10, at }, index) => ({
      id: ids.next(),
      deployment_id: deploymentId,
      delivery_id: deliveryId,
      app_id,
      endpoint_id,
      number: index + 1,
      succeeded,
      response_status: status,
      response_body: body,
      error,
      duration_ms: durationMs,
      created_at: at ?? created_at,
    }),
  );
  await rows.insertInto('webhook_attempt').values(stored).execute();
  return stored.map(({ id }) => id);
}

/** Disables an endpoint, so that its pending deliveries stay pending. */
export async function disableEndpoint({ backend }: World, { id }: { readonly id: string }): Promise<void> {
  const { status, body } = await backend.patch(`/webhooks/endpoints/${id}`, { is_active: false });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
