import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { command, type Transaction } from '../../database/command.ts';
import { fieldError, validationFailed } from '../../errors.ts';
import type {
  TriggerWebhookEventsInput,
  WebhookEventInput,
  WebhookTriggerResult,
} from '../../graphql/generated/types.ts';
import { readAudiences, type TriggeredEvent } from './subscribers.ts';
import { webhookAppNotFound } from './webhook-app.reads.ts';

interface Message {
  readonly id: string;
  readonly eventName: string;
  /** What will be signed and sent, serialised this once. */
  readonly body: string;
}

interface Delivery {
  readonly id: string;
  readonly messageId: string;
  readonly endpointId: string;
}

/** Triggers one event; its result. */
export async function triggerWebhookEvent(
  ctx: Context,
  appName: string,
  event: WebhookEventInput,
): Promise<WebhookTriggerResult> {
  const [result] = await trigger(ctx, appName, [event]);
  return result as WebhookTriggerResult;
}

/** Triggers all events or none; their results in the same order. */
export function triggerWebhookEvents(
  ctx: Context,
  appName: string,
  input: TriggerWebhookEventsInput,
): Promise<WebhookTriggerResult[]> {
  if (typeof input.appName === 'string' && input.appName !== appName) {
    throw validationFailed([fieldError('input.appName', 'must equal the app name of the path')]);
  }
  return trigger(ctx, appName, input.events);
}

/** How many statements this takes does not depend on the number of events and endpoints. */
function trigger(ctx: Context, appName: string, inputs: readonly WebhookEventInput[]): Promise<WebhookTriggerResult[]> {
  const events = inputs.map(
    ({ eventName, payload, filterContext }): TriggeredEvent => ({
      eventName,
      payload: payload ?? {},
      filterContext: filterContext ?? {},
    }),
  );
  return command(ctx, async (tx) => {
    const appId = await lockActiveApp(tx, appName);
    const audienceOf = await readAudiences(
      tx,
      appId,
      events.map(({ eventName }) => eventName),
    );
    const timestamp = tx.now.toISOString();
    const messages: Message[] = [];
    const deliveries: Delivery[] = [];
    const results = events.map((event): WebhookTriggerResult => {
      const { eventName, payload } = event;
      const messageId = tx.newId();
      messages.push({
        id: messageId,
        eventName,
        body: JSON.stringify({ type: eventName, timestamp, data: payload }),
      });
      const { endpointIds, filtered } = audienceOf(event);
      const made = endpointIds.map((endpointId): Delivery => ({ id: tx.newId(), messageId, endpointId }));
      deliveries.push(...made);
      return { deliveryIds: made.map(({ id }) => id), filteredCount: filtered, deliveredCount: made.length };
    });
    await insertMessages(tx, appId, messages);
    await insertDeliveries(tx, appId, deliveries);
    tx.record({
      type: 'webhook.message.triggered',
      resource: { type: 'webhook_app', id: appId },
      after: { appName, events: messages.length, deliveries: deliveries.length },
    });
    return results;
  });
}

/** The app, kept from being deleted until its messages stand; 404 where it is unknown or switched off. */
async function lockActiveApp(tx: Transaction, name: string): Promise<string> {
  const { id } = await tx.rows
    .selectFrom('webhook_app')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('name', '=', name)
    .where('is_active', '=', true)
    .forKeyShare()
    .executeTakeFirstOrThrow(webhookAppNotFound);
  return id;
}

async function insertMessages(tx: Transaction, appId: string, messages: readonly Message[]): Promise<void> {
  const ids = messages.map(({ id }) => id);
  const names = messages.map(({ eventName }) => eventName);
  const bodies = messages.map(({ body }) => body);
  await sql`
    insert into webhook_message (id, deployment_id, app_id, event_name, body, created_at)
    select message.id, ${tx.deploymentId}::int, ${appId}::bigint, message.name, convert_to(message.body, 'UTF8'),
      ${tx.now.toISOString()}::timestamptz
    from unnest(${ids}::bigint[], ${names}::text[], ${bodies}::text[]) as message (id, name, body)`.execute(tx.rows);
}

async function insertDeliveries(tx: Transaction, appId: string, deliveries: readonly Delivery[]): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  const messageIds = deliveries.map(({ messageId }) => messageId);
  const endpointIds = deliveries.map(({ endpointId }) => endpointId);
  await sql`
    insert into webhook_delivery (id, deployment_id, app_id, message_id, endpoint_id, status, attempts, next_attempt_at,
      created_at, updated_at)
    select delivery.id, ${tx.deploymentId}::int, ${appId}::bigint, delivery.message_id, delivery.endpoint_id, 'pending',
      0, stamp.now, stamp.now, stamp.now
    from unnest(${ids}::bigint[], ${messageIds}::bigint[], ${endpointIds}::bigint[])
        as delivery (id, message_id, endpoint_id),
      (select ${tx.now.toISOString()}::timestamptz as now) as stamp`.execute(tx.rows);
}
