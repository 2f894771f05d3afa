import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { CountedApp, Hours } from './hours.ts';

/**
 * Counts the deliveries of hours that were not counted. Reads their stored changes in the same statement, and so in the same snapshot, and
 * deletes them: a change that it does not see yet stays, and is added to the counts.
 */
export async function addDeliveries(rows: Rows, { deploymentId, appId, since, until }: Hours): Promise<void> {
  const { rows: seen } = await sql<{ endpointId: string; number: string }>`
    with counted as (
      select delivery.endpoint_id, message.event_name, delivery.status,
        date_trunc('hour', delivery.created_at, 'UTC') as hour, count(*)::int as count
      from webhook_delivery delivery
        join webhook_message message on message.deployment_id = ${deploymentId} and message.id = delivery.message_id
      where delivery.deployment_id = ${deploymentId} and delivery.app_id = ${appId}
        and delivery.created_at >= ${since}::timestamptz and delivery.created_at < ${until}::timestamptz
      group by 1, 2, 3, 4
    ), added as (${addCounted(deploymentId)})
    select change.endpoint_id as "endpointId", change.number from webhook_delivery_change change
      join webhook_endpoint endpoint on endpoint.deployment_id = ${deploymentId} and endpoint.id = change.endpoint_id
    where change.deployment_id = ${deploymentId} and endpoint.app_id = ${appId}
      and change.hour >= ${since}::timestamptz and change.hour < ${until}::timestamptz`.execute(rows);
  if (seen.length === 0) return;
  const endpointIds = seen.map(({ endpointId }) => endpointId);
  const numbers = seen.map(({ number }) => number);
  await sql`
    delete from webhook_delivery_change change using unnest(${endpointIds}::bigint[], ${numbers}::bigint[]) seen (endpoint_id, number)
    where change.deployment_id = ${deploymentId} and change.endpoint_id = seen.endpoint_id
      and change.number = seen.number`.execute(rows);
}

/** Changes of the number of deliveries in one hour. */
interface ChangedHour {
  readonly endpointId: string;
  readonly eventName: string;
  readonly status: string;
  readonly hour: string;
  readonly count: number;
  /** How many changes they were. */
  readonly changes: number;
}

/** Adds stored changes of counted hours to the counts. Returns how many it added. */
export async function addChanges(rows: Rows, { deploymentId, appId }: CountedApp, limit: number): Promise<number> {
  const { rows: hours } = await sql<ChangedHour>`
    with picked as (
      select change.endpoint_id, change.number
      from webhook_delivery_change change
        join webhook_endpoint endpoint on endpoint.deployment_id = ${deploymentId} and endpoint.id = change.endpoint_id
        join webhook_counted_span span on span.deployment_id = ${deploymentId} and span.app_id = ${appId}
      where change.deployment_id = ${deploymentId} and endpoint.app_id = ${appId}
        and change.hour >= span.since and change.hour < span.until
      limit ${limit}::int
    ), taken as (
      delete from webhook_delivery_change change using picked
      where change.deployment_id = ${deploymentId} and change.endpoint_id = picked.endpoint_id
        and change.number = picked.number
      returning change.endpoint_id, change.event_name, change.status, change.hour, change.count
    )
    select endpoint_id as "endpointId", event_name as "eventName", status, hour, sum(count)::int as count,
      count(*)::int as changes
    from taken group by 1, 2, 3, 4`.execute(rows);
  const changed = hours.filter(({ count }) => count !== 0);
  if (changed.length > 0) {
    const column = <Name extends keyof ChangedHour>(name: Name) => changed.map((one) => one[name]);
    await sql`
      with counted as (
        select * from unnest(${column('endpointId')}::bigint[], ${column('eventName')}::text[], ${column('status')}::text[],
          ${column('hour')}::timestamptz[], ${column('count')}::int[]) as hour (endpoint_id, event_name, status, hour, count)
      ) ${addCounted(deploymentId)}`.execute(rows);
  }
  return hours.reduce((total, { changes }) => total + changes, 0);
}

/** Adds the counts of hours in `counted` to the rows of their days. */
const addCounted = (deploymentId: number): RawBuilder<unknown> => sql`
  insert into webhook_delivery_count as stored (deployment_id, endpoint_id, day, event_name, status, total, hours)
  select ${deploymentId}::int, key.endpoint_id, key.day, key.event_name, key.status, sum(coalesce(counted.count, 0))::int,
    array_agg(coalesce(counted.count, 0) order by each.hour)
  from (select distinct endpoint_id, date_trunc('day', hour, 'UTC') as day, event_name, status from counted) key
    cross join generate_series(0, 23) each (hour)
    left join counted on counted.endpoint_id = key.endpoint_id and counted.event_name = key.event_name
      and counted.status = key.status and counted.hour = key.day + each.hour * interval '1 hour'
  group by key.endpoint_id, key.day, key.event_name, key.status
  on conflict (deployment_id, endpoint_id, day, event_name, status) do update
    set total = stored.total + excluded.total,
      hours = array(select mine + new from unnest(stored.hours, excluded.hours) with ordinality each (mine, new, at)
        order by at)
    where stored.deployment_id = excluded.deployment_id`;
