import { sql } from 'kysely';
import type { TriggerWebhookEventsInput, WebhookEventInput, WebhookTriggerResult } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { webhookAppNotFound } from '../apps/webhook-app.reads.ts';
import { type CatalogEntry, withCheckedPayloads } from '../event-types/event-catalog.ts';
import { loadRecipientMatcher, type TriggeredEvent } from './recipients.ts';
import { type NewMessage, storeMessages } from './store-messages.ts';

/** Triggers one event and returns its result. */
export async function triggerWebhookEvent(
  ctx: Context,
  appName: string,
  event: WebhookEventInput,
): Promise<WebhookTriggerResult> {
  const [result] = await trigger(ctx, appName, '/trigger', [event]);
  return result as WebhookTriggerResult;
}

/** Triggers all events or none. Returns the results in the order of the events. */
export function triggerWebhookEvents(
  ctx: Context,
  appName: string,
  input: TriggerWebhookEventsInput,
): Promise<WebhookTriggerResult[]> {
  if (typeof input.appName === 'string' && input.appName !== appName) {
    throw validationFailed([fieldError('input.appName', 'must equal the app name in the path')]);
  }
  return trigger(ctx, appName, '/trigger/batch', input.events);
}

/** The number of statements does not depend on the number of events and endpoints. */
function trigger(
  ctx: Context,
  appName: string,
  operation: '/trigger' | '/trigger/batch',
  inputs: readonly WebhookEventInput[],
): Promise<WebhookTriggerResult[]> {
  const events = inputs.map(
    ({ eventName, payload, filterContext }): TriggeredEvent => ({
      eventName,
      payload: payload ?? {},
      filterContext: filterContext ?? {},
    }),
  );
  // Serialized once, so that the checked text is the delivered text.
  const texts = events.map(({ payload }) => JSON.stringify(payload));
  const pathOf = (index: number) => (operation === '/trigger' ? ['input'] : ['input', 'events', index]);
  const toCheck = events.map(({ eventName }, index) => ({
    eventName,
    text: texts[index] as string,
    path: [...pathOf(index), 'payload'],
  }));
  return withCheckedPayloads(ctx, appName, toCheck, (checked) =>
    command(ctx, async (tx) => {
      const names = events.map(({ eventName }) => eventName);
      const { id: appId, catalog } = await lockActiveApp(tx, appName, names);
      checked.assertMatch(catalog);
      const matchRecipients = await loadRecipientMatcher(ctx, tx, appId, names);
      const timestamp = tx.now.toISOString();
      const messages: NewMessage[] = [];
      const results: WebhookTriggerResult[] = [];
      for (const [index, event] of events.entries()) {
        const { eventName } = event;
        const { endpointIds, filtered } = await matchRecipients(event);
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
      tx.onCommit(() => ctx.deliveries.wake(tx.deploymentId));
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
 * Returns the app and the catalog entries of these events. Prevents the deletion of the app until the transaction ends.
 * Rejects an unknown or disabled app with 404.
 */
async function lockActiveApp({ rows, deploymentId }: Transaction, appName: string, eventNames: readonly string[]) {
  const { rows: found } = await sql<{ id: string; catalog: CatalogEntry[] }>`
    select app.id, coalesce((
      select jsonb_agg(jsonb_build_object('id', type.id::text, 'name', type.name, 'archived', type.archived_at is not null,
        'hasSchema', type.schema is not null, 'version', type.updated_at))
      from webhook_event_type as type
      where type.deployment_id = ${DEPLOYMENT_ID} and type.app_id = app.id
        and type.name = any(${[...new Set(eventNames)]}::text[])), '[]') as catalog
    from webhook_app as app
    where app.deployment_id = ${deploymentId} and app.name = ${appName} and app.is_active
    for key share of app`.execute(rows);
  const [app] = found;
  if (app === undefined) throw webhookAppNotFound();
  return app;
}
