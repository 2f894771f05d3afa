import { type RawBuilder, sql } from 'kysely';
import type { WebhookDeliveryFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { countedHours, type Period, uncountedParts } from './counted-hours.ts';
import { firstKeptHour } from './hours.ts';

/** The parts of a filter that are counted. */
type Filter = Pick<WebhookDeliveryFilter, 'status' | 'endpointId' | 'eventName'> & Period;

export interface DeliveryCount {
  /** Of the app or endpoint. */
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  readonly count: number;
}

/**
 * Counts the deliveries of apps or endpoints by status: those of counted hours from their counts, and the others from the rows, in one
 * snapshot.
 */
export async function countDeliveries(
  { rows, viewer: { deploymentId }, config }: Pick<Context, 'rows' | 'viewer' | 'config'>,
  parent: 'app_id' | 'endpoint_id',
  ids: readonly string[],
  filter: Filter,
): Promise<DeliveryCount[]> {
  const ofApps = parent === 'app_id';
  const hours = countedHours(filter, firstKeptHour(new Date(), config.webhookRetentionDays));
  const span = (appId: RawBuilder<unknown>) => sql`
    left join webhook_counted_span span on span.deployment_id = ${deploymentId} and span.app_id = ${appId}`;
  const source = ofApps
    ? sql`select parent.id, parent.id as app_id, ${hours} from unnest(${ids}::bigint[]) parent (id) ${span(sql`parent.id`)}`
    : sql`select parent.id, parent.app_id, ${hours} from webhook_endpoint parent ${span(sql`parent.app_id`)}
        where parent.deployment_id = ${deploymentId} and parent.id = any(${ids}::bigint[])`;
  const { rows: found } = await sql<DeliveryCount>`
    with source as materialized (${source})
    select id, status, sum(count)::int as count from (
      ${countedPart(deploymentId, ofApps, filter)}
      union all ${changedPart(deploymentId, ofApps, filter)}
      union all ${storedParts(deploymentId, parent, filter)}
    ) part
    group by id, status`.execute(rows);
  return found;
}

/** The endpoints of the counts: of the app, or the endpoint itself. */
const endpointsOf = (deploymentId: number, ofApps: boolean) => sql`
  source join webhook_endpoint endpoint on endpoint.deployment_id = ${deploymentId}
    and endpoint.app_id = source.app_id ${ofApps ? sql`` : sql`and endpoint.id = source.id`}`;

/** Conditions for a row with the columns of a count. */
function matches({ status, endpointId, eventName }: Filter, name: 'stored' | 'change'): RawBuilder<unknown> {
  const column = (column: string) => sql.ref(`${name}.${column}`);
  return sql`${status ? sql`and ${column('status')} = ${status.toLowerCase()}` : sql``}
    ${endpointId ? sql`and ${column('endpoint_id')} = ${endpointId}::bigint` : sql``}
    ${eventName ? sql`and ${column('event_name')} = ${eventName}` : sql``}`;
}

/** Days that are counted as a whole have a total. Of the others, reads the hours. */
const countedPart = (deploymentId: number, ofApps: boolean, filter: Filter) => sql`
  select source.id, stored.status, case
      when stored.day >= source.lower and stored.day + interval '24 hours' <= source.upper then stored.total
      else (select coalesce(sum(each.count), 0) from unnest(stored.hours) with ordinality each (count, hour)
        where stored.day + (each.hour - 1) * interval '1 hour' >= source.lower
          and stored.day + (each.hour - 1) * interval '1 hour' < source.upper) end as count
  from ${endpointsOf(deploymentId, ofApps)}
    join webhook_delivery_count stored on stored.deployment_id = ${deploymentId} and stored.endpoint_id = endpoint.id
      and stored.day > source.lower - interval '24 hours' and stored.day < source.upper
  where source.lower < 'infinity' ${matches(filter, 'stored')}`;

const changedPart = (deploymentId: number, ofApps: boolean, filter: Filter) => sql`
  select source.id, change.status, change.count
  from ${endpointsOf(deploymentId, ofApps)}
    join webhook_delivery_change change on change.deployment_id = ${deploymentId} and change.endpoint_id = endpoint.id
      and change.hour >= source.lower and change.hour < source.upper
  where source.lower < 'infinity' ${matches(filter, 'change')}`;

/** The deliveries before and after the counted hours. A message has the time of its deliveries. */
function storedParts(deploymentId: number, parent: 'app_id' | 'endpoint_id', filter: Filter): RawBuilder<unknown> {
  const { status, endpointId, eventName } = filter;
  // In a sub-select, which hides the status from the planner: an index of failed deliveries would find those of all hours.
  const conditions = sql`
    ${status ? sql`and delivery.status = (select ${status.toLowerCase()}::text)` : sql``}
    ${endpointId ? sql`and delivery.endpoint_id = ${endpointId}::bigint` : sql``}`;
  const ofEvent = (part: RawBuilder<unknown>) => sql`
    join webhook_message message on message.deployment_id = ${deploymentId} and message.id = delivery.message_id
      and message.app_id = source.app_id and message.event_name = ${eventName} and ${part}`;
  const times = uncountedParts(filter, sql`delivery.created_at`);
  const messageTimes = uncountedParts(filter, sql`message.created_at`);
  const parts = times.map(
    (isInPart, index) => sql`
      select source.id, delivery.status, delivery.count from source cross join lateral (
        select delivery.status, count(*)::int as count
        from webhook_delivery delivery ${eventName ? ofEvent(messageTimes[index] as RawBuilder<unknown>) : sql``}
        where delivery.deployment_id = ${deploymentId} and ${sql.ref(`delivery.${parent}`)} = source.id
          and ${isInPart} ${conditions}
        group by delivery.status
      ) delivery`,
  );
  return sql.join(parts, sql` union all `);
}
