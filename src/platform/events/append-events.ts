import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../database/tables.ts';
import type { Jobs, JobTransaction } from '../jobs/jobs.ts';
import type { EventCatalog } from './event-catalog.ts';
import { fanOutQueue } from './fan-out-queue.ts';
import type { NewEvent } from './new-event.ts';
import { subscribableNames } from './service-event.ts';

/** Appends events, and queues the fan-out of those that have a subscription, in the transaction of the command. */
export async function appendEvents(
  { jobs, events: catalog }: { readonly jobs: Pick<Jobs, 'add'>; readonly events: EventCatalog },
  tx: JobTransaction,
  deploymentId: number,
  now: Date,
  events: readonly NewEvent[],
): Promise<void> {
  const eventIds = await writeEvents(catalog, tx.rows, deploymentId, now, events);
  if (eventIds.length > 0) await jobs.add(tx, fanOutQueue, { deploymentId, eventIds });
}

/**
 * Writes events and returns the ids of those that a webhook endpoint of the deployment subscribes to. One statement, because
 * every command runs it. Whether endpoint and app are enabled is checked when the events are sent.
 */
async function writeEvents(
  catalog: EventCatalog,
  rows: Rows,
  deploymentId: number,
  now: Date,
  events: readonly NewEvent[],
): Promise<string[]> {
  const wanted = new Set(events.flatMap(({ type }) => (catalog.has(type) ? subscribableNames(type) : [])));
  const { rows: found } = await sql<{ subscribed: string[] }>`
    with written as (
      insert into event (id, deployment_id, type, resource_type, resource_id, actor_type, actor_id, impersonator,
        application_id, ip, request_id, before, after, created_at, resource_name)
      select id, ${deploymentId}, type, resource_type, resource_id, actor_type, actor_id, impersonator, application_id, ip,
        request_id, before, after, ${now.toISOString()}::timestamptz, ${resourceName(catalog, deploymentId, events)}
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event (id bigint, type text, resource_type text,
        resource_id text, actor_type text, actor_id text, impersonator text, application_id bigint, ip text,
        request_id text, before jsonb, after jsonb)
    )
    select array(
      select distinct event_name from webhook_subscription
      where deployment_id = ${deploymentId} and event_name = any(${[...wanted]}::text[])
    ) as subscribed`.execute(rows);
  const subscribed = new Set(found[0]?.subscribed);
  if (subscribed.size === 0) return [];
  const isSubscribed = (type: string) =>
    catalog.has(type) && subscribableNames(type).some((name) => subscribed.has(name));
  return withoutRepeatedUpdates(events.filter(({ type, isAuditOnly }) => !isAuditOnly && isSubscribed(type))).map(
    ({ id }) => id,
  );
}

/** The most characters that are stored of a name. */
const MAX_NAME = 255;

/** SQL for the name of the resource of `event`: the one that its table has now or, when it was deleted, the recorded one. */
function resourceName(catalog: EventCatalog, deploymentId: number, events: readonly NewEvent[]): RawBuilder<unknown> {
  const cases = [...new Set(events.map(({ resource_type: type }) => type))].flatMap((type) => {
    const name = catalog.nameOf(type);
    if (name === undefined) return [];
    const recorded = name.field === null ? sql`null` : sql`event.after->>${name.field}, event.before->>${name.field}`;
    return sql`when ${type} then coalesce(
      (select ${sql.raw(name.column)} from ${sql.table(type)} r
        where r.deployment_id = ${deploymentId} and r.id = event.resource_id::bigint),
      ${recorded})`;
  });
  return cases.length === 0
    ? sql`null`
    : sql`left(case event.resource_type ${sql.join(cases, sql` `)} end, ${MAX_NAME})`;
}

/** Keeps the last `updated` event of each resource, so that subscribers receive one for a change in several steps. */
function withoutRepeatedUpdates(events: readonly NewEvent[]): readonly NewEvent[] {
  const last = new Map(events.map((event) => [`${event.type} ${event.resource_id}`, event]));
  return events.filter(
    (event) => !event.type.endsWith('.updated') || last.get(`${event.type} ${event.resource_id}`) === event,
  );
}
