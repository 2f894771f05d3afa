import { sql } from 'kysely';
import { SCOPES } from '../../platform/access/scopes.ts';
import { systemContext } from '../../platform/access/system-context.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import type { FanOutJob } from '../../platform/events/fan-out-queue.ts';
import { subscribableNames } from '../../platform/events/service-event.ts';
import type { JobServices } from '../../platform/jobs/worker.ts';
import { type NewMessage, readAudiences, storeMessages } from '../../webhooks/index.ts';
import { resourceOf, type StoredEvent } from './resources.ts';

interface Rendered extends StoredEvent {
  readonly data: Record<string, unknown>;
}

/** A message of an event that endpoints of the app receive. */
interface Received extends NewMessage {
  readonly eventId: string;
}

/**
 * Makes messages of the service's own events in each app that subscribes to them. An app is one transaction, which claims
 * its events too: a job that is done again, after a crash or by two at once, makes no second message.
 */
export async function fanOut({ renderResource, ...services }: JobServices, job: FanOutJob): Promise<void> {
  const ctx = systemContext(services, job.deploymentId);
  const events = await readEvents(ctx, job.eventIds);
  const appIds = await subscribedApps(ctx, events);
  if (appIds.length === 0) return;
  const reader = systemContext(services, job.deploymentId, { viewer: withoutSecrets(job.deploymentId) });
  const rendered = await Promise.all(
    events.map(
      async (event): Promise<Rendered> => ({ ...event, data: await resourceOf(reader, renderResource, event) }),
    ),
  );
  for (const appId of appIds) await fanOutTo(ctx, appId, rendered);
}

/** Receivers see what a credential sees that may read everything but secrets. */
const withoutSecrets = (deploymentId: number) =>
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
  const wanted = [...new Set(events.flatMap(({ type }) => subscribableNames(type)))];
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
    .where('subscription.event_name', '=', sql<string>`any(${wanted}::text[])`)
    .where('endpoint.is_active', '=', true)
    .orderBy('endpoint.app_id')
    .execute();
  return found.map(({ appId }) => appId);
}

function fanOutTo(ctx: Context, appId: string, events: readonly Rendered[]): Promise<void> {
  return command(ctx, async (tx) => {
    const appName = await lockActiveApp(tx, appId);
    if (appName === undefined) return tx.changesNothing();
    const audienceOf = await readAudiences(
      ctx,
      tx,
      appId,
      events.map(({ type }) => type),
    );
    const received: Received[] = [];
    for (const event of events) {
      const { endpointIds } = await audienceOf({ eventName: event.type, payload: event.data, filterContext: {} });
      if (endpointIds.length === 0) continue;
      const { id: eventId, type, createdAt, data } = event;
      const deliveries = endpointIds.map((endpointId) => ({ id: tx.newId(), endpointId }));
      const body = JSON.stringify({ type, timestamp: createdAt, data });
      received.push({ id: tx.newId(), eventId, eventName: type, body, deliveries });
    }
    const claimed = await claim(tx, appId, received);
    const messages = received.filter(({ id }) => claimed.has(id));
    if (messages.length === 0) return tx.changesNothing();
    await storeMessages(tx, appId, messages);
    tx.onCommitted(() => ctx.deliveries.wake());
    tx.record({
      type: 'webhook.message.triggered',
      resource: { type: 'webhook_app', id: appId },
      after: { appName, events: messages.length, deliveries: messages.flatMap(({ deliveries }) => deliveries).length },
    });
  });
}

/** Its name, kept from being deleted until its messages stand; undefined where it is gone or switched off. */
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

/** Tells which messages are of events that no other job has made a message of in the app, and keeps others from it. */
async function claim(
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
