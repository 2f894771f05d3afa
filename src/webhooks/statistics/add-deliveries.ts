import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { CountedApp, Hours } from './hours.ts';

/**
 * Counts the deliveries of hours that were not counted. Deletes their stored changes in the same statement, and so in the same snapshot:
 * a change that it does not see yet stays, and is added to the counts.
 */
export async function addDeliveries(rows: Rows, { deploymentId, appId, since, until }: Hours): Promise<void> {
  await sql`
    with counted as (
      select delivery.endpoint_id, message.event_name, delivery.status,
        date_trunc('hour', delivery.created_at, 'UTC') as hour, count(*)::int as count
      from webhook_delivery delivery
        join webhook_message message on message.deployment_id = ${deploymentId} and message.id = delivery.message_id
      where delivery.deployment_id = ${deploymentId} and delivery.app_id = ${appId}
        and delivery.created_at >= ${since}::timestamptz and delivery.created_at < ${until}::timestamptz
      group by 1, 2, 3, 4
    ), seen as (
      delete from webhook_delivery_change change using webhook_endpoint endpoint
      where change.deployment_id = ${deploymentId} and endpoint.deployment_id = ${deploymentId}
        and endpoint.id = change.endpoint_id and endpoint.app_id = ${appId}
        and change.hour >= ${since}::timestamptz and change.hour < ${until}::timestamptz
    ) ${addCounted(deploymentId)}`.execute(rows);
}

/** Adds stored changes of counted hours to the counts. Returns how many it added. */
export async function addChanges(rows: Rows, { deploymentId, appId }: CountedApp, limit: number): Promise<number> {
  const { rows: found } = await sql<{ added: number }>`
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
    ), counted as (
      select endpoint_id, event_name, status, hour, sum(count)::int as count from taken
      group by 1, 2, 3, 4 having sum(count) <> 0
    ), added as (${addCounted(deploymentId)})
    select count(*)::int as added from taken`.execute(rows);
  return found[0]?.added ?? 0;
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
    where stored.deployment_id = ${deploymentId}`;
