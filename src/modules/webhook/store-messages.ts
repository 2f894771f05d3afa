import { sql } from 'kysely';
import type { Transaction } from '../../database/command.ts';
import { tellWatchers } from './stream/notices.ts';

/** A message with the endpoints that it goes to. */
export interface NewMessage {
  readonly id: string;
  readonly eventName: string;
  /** What will be signed and sent, serialised this once. */
  readonly body: string;
  readonly deliveries: readonly NewDelivery[];
}

export interface NewDelivery {
  readonly id: string;
  readonly endpointId: string;
}

/** Writes messages of an app with their deliveries, which are due at once: two statements, however many there are. */
export async function storeMessages(tx: Transaction, appId: string, messages: readonly NewMessage[]): Promise<void> {
  await insertMessages(tx, appId, messages);
  await insertDeliveries(tx, appId, messages);
}

async function insertMessages(tx: Transaction, appId: string, messages: readonly NewMessage[]): Promise<void> {
  const ids = messages.map(({ id }) => id);
  const names = messages.map(({ eventName }) => eventName);
  const bodies = messages.map(({ body }) => body);
  await sql`
    insert into webhook_message (id, deployment_id, app_id, event_name, body, created_at)
    select message.id, ${tx.deploymentId}::int, ${appId}::bigint, message.name, convert_to(message.body, 'UTF8'),
      ${tx.now.toISOString()}::timestamptz
    from unnest(${ids}::bigint[], ${names}::text[], ${bodies}::text[]) as message (id, name, body)`.execute(tx.rows);
}

async function insertDeliveries(tx: Transaction, appId: string, messages: readonly NewMessage[]): Promise<void> {
  const deliveries = messages.flatMap(({ id: messageId, deliveries }) =>
    deliveries.map((one) => ({ ...one, messageId })),
  );
  const ids = deliveries.map(({ id }) => id);
  const messageIds = deliveries.map(({ messageId }) => messageId);
  const endpointIds = deliveries.map(({ endpointId }) => endpointId);
  await sql`
    with created as (
    insert into webhook_delivery (id, deployment_id, app_id, message_id, endpoint_id, status, attempts, next_attempt_at,
      created_at, updated_at)
    select delivery.id, ${tx.deploymentId}::int, ${appId}::bigint, delivery.message_id, delivery.endpoint_id, 'pending',
      0, stamp.now, stamp.now, stamp.now
    from unnest(${ids}::bigint[], ${messageIds}::bigint[], ${endpointIds}::bigint[])
        as delivery (id, message_id, endpoint_id),
      (select ${tx.now.toISOString()}::timestamptz as now) as stamp
    returning id, app_id) ${tellWatchers('created', sql`created`)}`.execute(tx.rows);
}
