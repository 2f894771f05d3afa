import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { type NotificationText, notificationsOf, notifySubscribers } from '../stream/notifications.ts';

/** A message with the endpoints that it goes to. */
export interface NewMessage {
  readonly id: string;
  readonly eventName: string;
  /** The serialized text that is signed and sent. */
  readonly body: string;
  readonly deliveries: readonly NewDelivery[];
}

export interface NewDelivery {
  readonly id: string;
  readonly endpointId: string;
}

/** PGlite runs in this process and blocks it during a statement, so large batches are split. */
const MAX_DELIVERIES_PER_STATEMENT = 1_000;

/** Stores messages of an app with their deliveries, which are due immediately. Uses one statement per 1,000 deliveries. */
export async function storeMessages(tx: Transaction, appId: string, messages: readonly NewMessage[]): Promise<void> {
  const deliveries = messages.flatMap(({ id: messageId, deliveries }) =>
    deliveries.map((one) => ({ ...one, messageId })),
  );
  await store(tx, appId, messages, deliveries.slice(0, MAX_DELIVERIES_PER_STATEMENT));
  for (let from = MAX_DELIVERIES_PER_STATEMENT; from < deliveries.length; from += MAX_DELIVERIES_PER_STATEMENT) {
    await store(tx, appId, [], deliveries.slice(from, from + MAX_DELIVERIES_PER_STATEMENT));
  }
}

async function store(
  { rows, deploymentId, now }: Transaction,
  appId: string,
  messages: readonly NewMessage[],
  deliveries: readonly (NewDelivery & { readonly messageId: string })[],
): Promise<void> {
  const { rows: notifications } = await sql<NotificationText>`
    with message as (
      insert into webhook_message (id, deployment_id, app_id, event_name, body, created_at)
      select message.id, ${deploymentId}::int, ${appId}::bigint, message.name, convert_to(message.body, 'UTF8'),
        ${now.toISOString()}::timestamptz
      from unnest(
        ${messages.map(({ id }) => id)}::bigint[],
        ${messages.map(({ eventName }) => eventName)}::text[],
        ${messages.map(({ body }) => body)}::text[]
      ) as message (id, name, body)
    ), created as (
      insert into webhook_delivery (id, deployment_id, app_id, message_id, endpoint_id, status, attempts,
        next_attempt_at, created_at, updated_at)
      select delivery.id, ${deploymentId}::int, ${appId}::bigint, delivery.message_id, delivery.endpoint_id, 'pending',
        0, stamp.now, stamp.now, stamp.now
      from unnest(
          ${deliveries.map(({ id }) => id)}::bigint[],
          ${deliveries.map(({ messageId }) => messageId)}::bigint[],
          ${deliveries.map(({ endpointId }) => endpointId)}::bigint[]
        ) as delivery (id, message_id, endpoint_id),
        (select ${now.toISOString()}::timestamptz as now) as stamp
      returning deployment_id, id, app_id
    ) ${notificationsOf('created', sql`created`, deploymentId)}`.execute(rows);
  await notifySubscribers(rows, notifications);
}
