import { sql } from 'kysely';
import { SCOPES } from '../../platform/access/scopes.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Context } from '../../platform/context.ts';
import type { FanOutJob } from '../../platform/events/fan-out-queue.ts';
import { subscribableNames } from '../../platform/events/service-event.ts';
import type { JobServices } from '../../platform/jobs/worker.ts';
import { loadRecipientMatcher, type NewMessage, storeMessages } from '../../webhooks/index.ts';
import { eventData, type StoredEvent } from './event-data.ts';

interface RenderedEvent extends StoredEvent {
  readonly data: Record<string, unknown>;
}

/** A message with deliveries to the app's endpoints. */
interface FanOutMessage extends NewMessage {
  readonly eventId: string;
}

/**
 * Creates messages of the service's events in each app that subscribes to them. Uses one transaction per app, which also
 * claims the events, so that a job that runs twice creates no second message.
 */
export async function fanOut({ renderResource, ...services }: JobServices, job: FanOutJob): Promise<void> {
  const ctx = systemContext(services, job.deploymentId);
  const events = await readEvents(ctx, job.eventIds);
  const appIds = await subscribedApps(ctx, events);
  if (appIds.length === 0) return;
  const reader = systemContext(services, job.deploymentId, { viewer: viewerWithoutSecrets(job.deploymentId) });
  const rendered = await Promise.all(
    events.map(
      async (event): Promise<RenderedEvent> => ({ ...event, data: await eventData(reader, renderResource, event) }),
    ),
  );
  for (const appId of appIds) await fanOutToApp(ctx, appId, rendered);
}

/** Receivers see what a credential with all scopes except the one for secrets sees. */
const viewerWithoutSecrets = (deploymentId: number) =>
  Viewer.apiKey(
    deploymentId,
    '0',
    SCOPES.filter((scope) => scope !== 'webhook_secrets:read'),
  );

function readEvents({ rows, viewer }: Context, ids: readonly string[]): Promise<StoredEvent[]> {
  return rows
    .selectFrom('event')
    .select([
      'id',
      'type',
      'resource_type as resourceType',
      'resource_id as resourceId',
      'before',
      'after',
      'created_at as createdAt',
    ])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();
}

async function subscribedApps({ rows, viewer }: Context, events: readonly StoredEvent[]): Promise<string[]> {
  const names = [...new Set(events.flatMap(({ type }) => subscribableNames(type)))];
  const found = await rows
    .selectFrom('webhook_subscription as subscription')
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.deployment_id', '=', 'subscription.deployment_id')
        .onRef('endpoint.id', '=', 'subscription.endpoint_id'),
    )
    .select('endpoint.app_id as appId')
    .distinct()
    .where('subscription.deployment_id', '=', viewer.deploymentId)
    .where('subscription.event_name', '=', sql<string>`any(${names}::text[])`)
    .where('endpoint.is_active', '=', true)
    .orderBy('endpoint.app_id')
    .execute();
  return found.map(({ appId }) => appId);
}

function fanOutToApp(ctx: Context, appId: string, events: readonly RenderedEvent[]): Promise<void> {
  return command(ctx, async (tx) => {
    const appName = await lockActiveApp(tx, appId);
    if (appName === undefined) return tx.markUnchanged();
    const matchRecipients = await loadRecipientMatcher(
      ctx,
      tx,
      appId,
      events.map(({ type }) => type),
    );
    const candidates: FanOutMessage[] = [];
    for (const event of events) {
      const { endpointIds } = await matchRecipients({ eventName: event.type, payload: event.data, filterContext: {} });
      if (endpointIds.length === 0) continue;
      const { id: eventId, type, createdAt, data } = event;
      const deliveries = endpointIds.map((endpointId) => ({ id: tx.newId(), endpointId }));
      const body = JSON.stringify({ type, timestamp: createdAt, data });
      candidates.push({ id: tx.newId(), eventId, eventName: type, body, deliveries });
    }
    const claimed = await claimEvents(tx, appId, candidates);
    const messages = candidates.filter(({ id }) => claimed.has(id));
    if (messages.length === 0) return tx.markUnchanged();
    await storeMessages(tx, appId, messages);
    tx.onCommit(() => ctx.deliveries.wake(tx.deploymentId));
    tx.record({
      type: 'webhook.message.triggered',
      resource: { type: 'webhook_app', id: appId },
      after: { appName, events: messages.length, deliveries: messages.flatMap(({ deliveries }) => deliveries).length },
    });
  });
}

/** Returns the app's name and prevents its deletion until the transaction ends. Undefined when it is deleted or disabled. */
async function lockActiveApp({ rows, deploymentId }: Transaction, id: string): Promise<string | undefined> {
  const app = await rows
    .selectFrom('webhook_app')
    .select('name')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forKeyShare()
    .executeTakeFirst();
  return app?.name;
}

/** Claims events for the app. Returns the ids of the messages whose events no other job has claimed. */
async function claimEvents(
  { rows, deploymentId, now }: Transaction,
  appId: string,
  messages: readonly { readonly id: string; readonly eventId: string }[],
): Promise<Set<string>> {
  const ids = messages.map(({ id }) => id);
  const eventIds = messages.map(({ eventId }) => eventId);
  const { rows: claimed } = await sql<{ id: string }>`
    insert into event_fan_out (deployment_id, event_id, app_id, message_id, created_at)
    select ${deploymentId}, event_id, ${appId}, message_id, ${now.toISOString()}::timestamptz
    from unnest(${eventIds}::bigint[], ${ids}::bigint[]) as message (event_id, message_id)
    on conflict do nothing
    returning message_id as id`.execute(rows);
  return new Set(claimed.map(({ id }) => id));
}
