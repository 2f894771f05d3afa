import { type RawBuilder, sql } from 'kysely';
import type {
  WebhookAttemptTotals,
  WebhookDeliveryTotals,
  WebhookEndpointTotals,
  WebhookInterval,
  WebhookTimeseriesPoint,
} from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import type { TimeSpan } from '../../platform/graph/time-span.ts';
import { countedHours, uncountedParts } from './counted-hours.ts';
import { countDeliveries } from './delivery-counts.reads.ts';
import { firstKeptHour } from './hours.ts';

const TOP_ENDPOINTS = 10;
const NO_ATTEMPTS: WebhookAttemptTotals = {
  total: 0,
  succeeded: 0,
  failed: 0,
  successRate: null,
  p50DurationMs: null,
  p95DurationMs: null,
};

/** Counts the deliveries of a time span by status. */
export async function deliveryTotals(
  ctx: Pick<Context, 'rows' | 'viewer' | 'config'>,
  appId: string,
  span: TimeSpan,
): Promise<WebhookDeliveryTotals> {
  const found = await countDeliveries(ctx, 'app_id', [appId], span);
  const totals = { pending: 0, succeeded: 0, failed: 0, cancelled: 0 };
  for (const { status, count } of found) totals[status] = count;
  return { ...totals, total: found.reduce((sum, { count }) => sum + count, 0) };
}

/**
 * Counts the attempts of a time span, in total and per endpoint, in one read. Counts by duration first, which leaves few rows
 * to sort for the percentiles. Durations are counted by day, so it reads the attempts of days that are not complete.
 */
export async function attemptTotals(
  { rows, viewer: { deploymentId }, config }: Pick<Context, 'rows' | 'viewer' | 'config'>,
  appId: string,
  span: TimeSpan,
): Promise<{ attempts: WebhookAttemptTotals; endpoints: WebhookEndpointTotals[] }> {
  const stored = (isInPart: RawBuilder<unknown>) => sql`
    select attempt.* from source cross join lateral (
      select endpoint_id, duration_ms, count(*) as total, count(*) filter (where succeeded) as succeeded
      from webhook_attempt
      where deployment_id = ${deploymentId}::int and app_id = ${appId}::bigint and ${isInPart}
      group by endpoint_id, duration_ms
    ) attempt`;
  const { rows: found } = await sql<
    Omit<WebhookAttemptTotals, 'failed' | 'successRate'> & { endpointId: string | null }
  >`
    with hours as (
      ${countedHoursOfApp(deploymentId, appId, span, firstKeptHour(new Date(), config.webhookRetentionDays))}
    ), days as (
      select date_trunc('day', lower + interval '24 hours' - interval '1 microsecond', 'UTC') as lower,
        date_trunc('day', upper, 'UTC') as upper from hours
    ), source as materialized (
      select case when lower < upper then lower else 'infinity' end as lower,
        case when lower < upper then upper else 'infinity' end as upper from days
    ), counted as (
      select stored.endpoint_id, each.duration_ms, each.total, each.succeeded
      from source
        join webhook_endpoint endpoint on endpoint.deployment_id = ${deploymentId} and endpoint.app_id = ${appId}::bigint
        join webhook_attempt_count stored on stored.deployment_id = ${deploymentId} and stored.endpoint_id = endpoint.id
          and stored.day >= source.lower and stored.day < source.upper
        cross join lateral unnest(stored.durations, stored.duration_totals, stored.duration_successes)
          each (duration_ms, total, succeeded)
      union all ${sql.join(uncountedParts(span, sql`created_at`).map(stored), sql` union all `)}
    ), of_endpoint as materialized (
      select endpoint_id, duration_ms, sum(total)::bigint as total, sum(succeeded)::bigint as succeeded from counted
      group by endpoint_id, duration_ms
    ), each as (
      select endpoint_id, duration_ms, total, succeeded from of_endpoint
      union all
      select null, duration_ms, sum(total), sum(succeeded) from of_endpoint group by duration_ms
    ), ranked as (
      select endpoint_id, duration_ms, total, succeeded, sum(total) over (partition by endpoint_id) as whole,
        sum(total) over (partition by endpoint_id order by duration_ms) as upto
      from each
    )
    select endpoint_id as "endpointId", sum(total)::int as total, sum(succeeded)::int as succeeded,
      min(duration_ms) filter (where upto >= 0.5 * whole) as "p50DurationMs",
      min(duration_ms) filter (where upto >= 0.95 * whole) as "p95DurationMs"
    from ranked group by endpoint_id
    order by 2 desc, 1 nulls first limit ${TOP_ENDPOINTS + 1}::int`.execute(rows);
  const totals = found.map(({ endpointId, ...one }) => ({
    endpointId: endpointId as string,
    attempts: { ...one, failed: one.total - one.succeeded, successRate: one.succeeded / one.total },
  }));
  // The row for all endpoints has no endpoint id. It comes first because no other row has more attempts.
  const [all, ...endpoints] = totals;
  return { attempts: all?.attempts ?? NO_ATTEMPTS, endpoints };
}

/** Counts the attempts of each point of a series, including points without attempts. The index of the app contains the endpoint. */
export async function attemptSeries(
  { rows, viewer: { deploymentId }, config }: Pick<Context, 'rows' | 'viewer' | 'config'>,
  { appId, endpointId }: { readonly appId: string; readonly endpointId?: string | null | undefined },
  interval: WebhookInterval,
  span: TimeSpan,
): Promise<WebhookTimeseriesPoint[]> {
  const { since, until } = span;
  const unit = interval.toLowerCase();
  const ofEndpoint = endpointId == null ? sql`` : sql`and endpoint_id = ${endpointId}::bigint`;
  const stored = (isInPart: RawBuilder<unknown>) => sql`
    select attempt.* from source cross join lateral (
      select date_trunc(${unit}::text, created_at) as at, count(*) filter (where succeeded) as succeeded,
        count(*) filter (where not succeeded) as failed
      from webhook_attempt
      where deployment_id = ${deploymentId}::int and app_id = ${appId}::bigint and ${isInPart} ${ofEndpoint}
      group by 1
    ) attempt`;
  // An hour is counted as a whole, so that a series of minutes reads all attempts.
  const kept = interval === 'MINUTE' ? 'infinity' : firstKeptHour(new Date(), config.webhookRetentionDays);
  const { rows: points } = await sql<WebhookTimeseriesPoint>`
    with source as materialized (${countedHoursOfApp(deploymentId, appId, span, kept)}), counted as (
      select date_trunc(${unit}::text, stored.day + (each.hour - 1) * interval '1 hour') as at, each.succeeded, each.failed
      from source
        join webhook_endpoint endpoint on endpoint.deployment_id = ${deploymentId} and endpoint.app_id = ${appId}::bigint
        join webhook_attempt_count stored on stored.deployment_id = ${deploymentId} and stored.endpoint_id = endpoint.id
          and stored.day > source.lower - interval '24 hours' and stored.day < source.upper ${ofEndpoint}
        cross join lateral unnest(stored.succeeded, stored.failed) with ordinality each (succeeded, failed, hour)
      where stored.day + (each.hour - 1) * interval '1 hour' >= source.lower
        and stored.day + (each.hour - 1) * interval '1 hour' < source.upper
      union all ${sql.join(uncountedParts(span, sql`created_at`).map(stored), sql` union all `)}
    )
    select point.at as "startsAt", coalesce(summed.succeeded, 0) as succeeded, coalesce(summed.failed, 0) as failed
    from generate_series(${since}::timestamptz, ${until}::timestamptz - interval '1 millisecond',
        ('1 ' || ${unit}::text)::interval) as point (at)
      left join (
        select at, sum(succeeded)::int as succeeded, sum(failed)::int as failed from counted group by at
      ) as summed on summed.at = point.at
    order by point.at`.execute(rows);
  return points;
}

/** The one row with the counted hours of an app in a time span. */
const countedHoursOfApp = (deploymentId: number, appId: string, span: TimeSpan, keptSince: string) => sql`
  select ${countedHours(span, keptSince)} from (values (${appId}::bigint)) app (id)
    left join webhook_counted_span span on span.deployment_id = ${deploymentId} and span.app_id = app.id`;
