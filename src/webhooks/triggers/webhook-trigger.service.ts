import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { webhookAppNotFound } from '../apps/webhook-app.reads.ts';
import { type CatalogEntry, withCheckedPayloads } from '../event-types/event-catalog.ts';
import type { TriggerWebhookEventsInput, WebhookEventInput, WebhookTriggerResult } from '../graph/types.ts';
import { type NewMessage, storeMessages } from './store-messages.ts';
import { readAudiences, type TriggeredEvent } from './subscribers.ts';

/** Triggers one event; its result. */
export async function triggerWebhookEvent(
  ctx: Context,
  appName: string,
  event: WebhookEventInput,
): Promise<WebhookTriggerResult> {
  const [result] = await trigger(ctx, appName, '/trigger', [event]);
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
  return trigger(ctx, appName, '/trigger/batch', input.events);
}

/** How many statements this takes does not depend on the number of events and endpoints. */
function trigger(
  ctx: Context,
  appName: string,
  call: '/trigger' | '/trigger/batch',
  inputs: readonly WebhookEventInput[],
): Promise<WebhookTriggerResult[]> {
  const events = inputs.map(
    ({ eventName, payload, filterContext }): TriggeredEvent => ({
      eventName,
      payload: payload ?? {},
      filterContext: filterContext ?? {},
    }),
  );
  // Written once: checked and delivered as the same text.
  const texts = events.map(({ payload }) => JSON.stringify(payload));
  const pathOf = (index: number) => (call === '/trigger' ? ['input'] : ['input', 'events', index]);
  const toCheck = events.map(({ eventName }, index) => ({
    eventName,
    text: texts[index] as string,
    path: [...pathOf(index), 'payload'],
  }));
  const once = (work: (tx: Transaction) => Promise<WebhookTriggerResult[]>) =>
    idempotently(ctx, `/webhooks/apps/${appName}${call}`, events, work);
  return withCheckedPayloads(ctx, appName, toCheck, (checked) =>
    once(async (tx) => {
      const names = events.map(({ eventName }) => eventName);
      const { id: appId, catalog } = await lockActiveApp(tx, appName, names);
      checked.assertMatch(catalog);
      const audienceOf = await readAudiences(ctx, tx, appId, names);
      const timestamp = tx.now.toISOString();
      const messages: NewMessage[] = [];
      const results: WebhookTriggerResult[] = [];
      for (const [index, event] of events.entries()) {
        const { eventName } = event;
        const { endpointIds, filtered } = await audienceOf(event);
        const id = tx.newId();
        const deliveries = endpointIds.map((endpointId) => ({ id: tx.newId(), endpointId }));
        const head = JSON.stringify({ type: eventName, timestamp }).slice(0, -1);
        messages.push({ id, eventName, body: `${head},"data":${texts[index]}}`, deliveries });
        results.push({
          deliveryIds: deliveries.map(({ id }) => id),
          filteredCount: filtered,
          deliveredCount: deliveries.length,
        });
      }
      await storeMessages(tx, appId, messages);
      tx.onCommitted(() => ctx.deliveries.wake());
      tx.record({
        type: 'webhook.message.triggered',
        resource: { type: 'webhook_app', id: appId },
        after: {
          appName,
          events: messages.length,
          deliveries: messages.flatMap(({ deliveries }) => deliveries).length,
        },
      });
      return results;
    }),
  );
}

/**
 * The app with what its catalog has of these events, kept from being deleted until its messages stand; 404 where it is
 * unknown or switched off.
 */
async function lockActiveApp({ rows, deploymentId }: Transaction, appName: string, eventNames: readonly string[]) {
  const { rows: found } = await sql<{ id: string; catalog: CatalogEntry[] }>`
    select app.id, coalesce((
      select jsonb_agg(jsonb_build_object('id', type.id::text, 'name', type.name, 'archived', type.archived_at is not null,
        'hasSchema', type.schema is not null, 'version', type.updated_at))
      from webhook_event_type as type
      where type.deployment_id = app.deployment_id and type.app_id = app.id
        and type.name = any(${[...new Set(eventNames)]}::text[])), '[]') as catalog
    from webhook_app as app
    where app.deployment_id = ${deploymentId} and app.name = ${appName} and app.is_active
    for key share of app`.execute(rows);
  const [app] = found;
  if (app === undefined) throw webhookAppNotFound();
  return app;
}
