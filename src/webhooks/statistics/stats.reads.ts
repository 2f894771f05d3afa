import { sql } from 'kysely';
import type {
  WebhookAttemptTotals,
  WebhookDeliveryTotals,
  WebhookEndpointTotals,
  WebhookInterval,
  WebhookTimeseriesPoint,
} from '../../generated/backend.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { TimeSpan } from '../../platform/graph/time-span.ts';

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
  rows: Rows,
  deploymentId: number,
  appId: string,
  { since, until }: TimeSpan,
): Promise<WebhookDeliveryTotals> {
  const found = await rows
    .selectFrom('webhook_delivery')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('deployment_id', '=', deploymentId)
    .where('app_id', '=', appId)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy('status')
    .execute();
  const totals = { pending: 0, succeeded: 0, failed: 0, cancelled: 0 };
  for (const { status, count } of found) totals[status] = count;
  return { ...totals, total: found.reduce((sum, { count }) => sum + count, 0) };
}

/**
 * Counts the attempts of a time span, in total and per endpoint, in one read. Counts by duration first, which leaves few rows
 * to sort for the percentiles.
 */
export async function attemptTotals(
  rows: Rows,
  deploymentId: number,
  appId: string,
  { since, until }: TimeSpan,
): Promise<{ attempts: WebhookAttemptTotals; endpoints: WebhookEndpointTotals[] }> {
  const { rows: found } = await sql<
    Omit<WebhookAttemptTotals, 'failed' | 'successRate'> & { endpointId: string | null }
  >`
    with counted as materialized (
      select endpoint_id, duration_ms, count(*) as total, count(*) filter (where succeeded) as succeeded
      from webhook_attempt
      where deployment_id = ${deploymentId}::int and app_id = ${appId}::bigint
        and created_at >= ${since}::timestamptz and created_at < ${until}::timestamptz
      group by endpoint_id, duration_ms
    ), each as (
      select endpoint_id, duration_ms, total, succeeded from counted
      union all
      select null, duration_ms, sum(total), sum(succeeded) from counted group by duration_ms
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
  rows: Rows,
  deploymentId: number,
  { appId, endpointId }: { readonly appId: string; readonly endpointId?: string | null | undefined },
  interval: WebhookInterval,
  { since, until }: TimeSpan,
): Promise<WebhookTimeseriesPoint[]> {
  const unit = interval.toLowerCase();
  const ofEndpoint = endpointId == null ? sql`` : sql`and endpoint_id = ${endpointId}::bigint`;
  const { rows: points } = await sql<WebhookTimeseriesPoint>`
    select point.at as "startsAt", coalesce(counted.succeeded, 0) as succeeded, coalesce(counted.failed, 0) as failed
    from generate_series(${since}::timestamptz, ${until}::timestamptz - interval '1 millisecond',
        ('1 ' || ${unit}::text)::interval) as point (at)
      left join (
        select date_trunc(${unit}::text, created_at) as at, (count(*) filter (where succeeded))::int as succeeded,
          (count(*) filter (where not succeeded))::int as failed
        from webhook_attempt
        where deployment_id = ${deploymentId}::int and app_id = ${appId}::bigint
          and created_at >= ${since}::timestamptz and created_at < ${until}::timestamptz ${ofEndpoint}
        group by 1
      ) as counted on counted.at = point.at
    order by point.at`.execute(rows);
  return points;
}
