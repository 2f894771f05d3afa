import { sql } from 'kysely';
import type { Rows } from '../../../database/tables.ts';
import type {
  WebhookAttemptTotals,
  WebhookDeliveryTotals,
  WebhookEndpointTotals,
  WebhookInterval,
  WebhookTimeseriesPoint,
} from '../../../graphql/generated/types.ts';
import type { Span } from './span.ts';

const TOP_ENDPOINTS = 10;

/** How far the deliveries of a time have come. */
export async function deliveryTotals(
  rows: Rows,
  deploymentId: number,
  appId: string,
  { since, until }: Span,
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

/** The attempts of a time, in all and by endpoint, read once. */
export async function attemptTotals(
  rows: Rows,
  deploymentId: number,
  appId: string,
  { since, until }: Span,
): Promise<{ attempts: WebhookAttemptTotals; endpoints: WebhookEndpointTotals[] }> {
  const found = await rows
    .selectFrom('webhook_attempt')
    .select([
      'endpoint_id as endpointId',
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where succeeded))::int`.as('succeeded'),
      sql<number | null>`percentile_disc(0.5) within group (order by duration_ms)`.as('p50DurationMs'),
      sql<number | null>`percentile_disc(0.95) within group (order by duration_ms)`.as('p95DurationMs'),
    ])
    .where('deployment_id', '=', deploymentId)
    .where('app_id', '=', appId)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy(sql`grouping sets ((), (endpoint_id))`)
    .orderBy('total', 'desc')
    .orderBy('endpointId', (order) => order.asc().nullsFirst())
    .limit(TOP_ENDPOINTS + 1)
    .execute();
  const totals = found.map(({ endpointId, ...one }) => ({
    endpointId: endpointId as string | null,
    attempts: {
      ...one,
      failed: one.total - one.succeeded,
      successRate: one.total === 0 ? null : one.succeeded / one.total,
    },
  }));
  // The set of all has no endpoint, as many attempts as any other, and the first place.
  const [all, ...endpoints] = totals as [{ attempts: WebhookAttemptTotals }, ...WebhookEndpointTotals[]];
  return { attempts: all.attempts, endpoints };
}

/** The attempts of each point of a series, those without any included. */
export async function attemptSeries(
  rows: Rows,
  deploymentId: number,
  appId: string,
  interval: WebhookInterval,
  { since, until }: Span,
): Promise<WebhookTimeseriesPoint[]> {
  const unit = interval.toLowerCase();
  const { rows: points } = await sql<WebhookTimeseriesPoint>`
    select point.at as "startsAt", coalesce(counted.succeeded, 0) as succeeded, coalesce(counted.failed, 0) as failed
    from generate_series(${since}::timestamptz, ${until}::timestamptz - interval '1 millisecond',
        ('1 ' || ${unit}::text)::interval) as point (at)
      left join (
        select date_trunc(${unit}::text, created_at) as at, (count(*) filter (where succeeded))::int as succeeded,
          (count(*) filter (where not succeeded))::int as failed
        from webhook_attempt
        where deployment_id = ${deploymentId}::int and app_id = ${appId}::bigint
          and created_at >= ${since}::timestamptz and created_at < ${until}::timestamptz
        group by 1
      ) as counted on counted.at = point.at
    order by point.at`.execute(rows);
  return points;
}
