import { sql } from 'kysely';
import type { Rows } from '../../../platform/database/tables.ts';
import type { ClaimedDelivery } from './claim.ts';

export interface RateLimitResult {
  readonly allowed: readonly ClaimedDelivery[];
  /** Deliveries over the limit of their endpoint, or whose endpoint another process counts at the same time. */
  readonly limited: readonly ClaimedDelivery[];
  /** When the windows of endpoints that used up their limit end, in milliseconds. */
  readonly resetsAt: readonly number[];
}

/**
 * Counts deliveries of a deployment against the rate limits of their endpoints. The counters are in the database because processes share
 * them. Windows are fixed and use the clock of the database; the first request of a window starts it.
 */
export async function applyRateLimits(
  rows: Rows,
  deploymentId: number,
  claimed: readonly ClaimedDelivery[],
): Promise<RateLimitResult> {
  const limited = Map.groupBy(
    claimed.filter(({ hasRateLimit }) => hasRateLimit),
    ({ endpointId }) => endpointId,
  );
  if (limited.size === 0) return { allowed: claimed, limited: [], resetsAt: [] };
  const ids = [...limited.keys()];
  const counts = [...limited.values()].map(({ length }) => length);
  const { rows: windows } = await sql<{ id: string; used: number; max: number; resetsAt: string }>`
    with held as (
      select endpoint.id,
        case when endpoint.rate_resets_at > now() then endpoint.rate_used else 0 end + wanted.count as used,
        case when endpoint.rate_resets_at > now() then endpoint.rate_resets_at
          else now() + endpoint.rate_limit_duration_ms * interval '1 millisecond' end as resets_at
      from unnest(${ids}::bigint[], ${counts}::int[]) wanted (id, count)
        join webhook_endpoint endpoint on endpoint.deployment_id = ${deploymentId} and endpoint.id = wanted.id
      where endpoint.rate_limit_max_requests is not null
      order by endpoint.id for no key update of endpoint skip locked
    )
    update webhook_endpoint endpoint set rate_used = held.used, rate_resets_at = held.resets_at
    from held where endpoint.deployment_id = ${deploymentId} and endpoint.id = held.id
    returning endpoint.id, endpoint.rate_used as used, endpoint.rate_limit_max_requests as max,
      endpoint.rate_resets_at as "resetsAt"`.execute(rows);
  const window = new Map(windows.map((one) => [one.id, one]));
  const wait = [...limited].flatMap(([id, those]) => {
    const { used, max } = window.get(id) ?? { used: those.length, max: 0 };
    return those.slice(Math.min(Math.max(max - (used - those.length), 0), those.length));
  });
  const waiting = new Set(wait);
  return {
    allowed: claimed.filter((delivery) => !waiting.has(delivery)),
    limited: wait,
    resetsAt: windows.filter(({ used, max }) => used >= max).map(({ resetsAt }) => Date.parse(resetsAt)),
  };
}
