import { sql } from 'kysely';
import type { WebhookDeliveryFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';

const DAY_MS = 86_400_000;
/** Recent days tell how frequent events and statuses are, and their counts are few. */
const DAYS = 30;

/** The statuses that have an index of their own for the deliveries of an app. */
const INDEXED_STATUSES: readonly unknown[] = ['FAILED', 'CANCELLED'];

/**
 * Whether a list of the deliveries of one event and status is shorter to find by the status than by the event, by the counts of recent days.
 * PostgreSQL cannot tell, because the two are in different tables.
 */
export async function isStatusRarer(
  { rows, viewer: { deploymentId } }: Pick<Context, 'rows' | 'viewer'>,
  appIds: readonly string[],
  { eventName, status }: Pick<WebhookDeliveryFilter, 'eventName' | 'status'>,
): Promise<boolean> {
  if (!eventName || !INDEXED_STATUSES.includes(status)) return false;
  const since = new Date(Date.now() - DAYS * DAY_MS).toISOString();
  const { rows: found } = await sql<{ isStatusRarer: boolean }>`
    select coalesce(sum(stored.total) filter (where stored.status = ${status?.toLowerCase()})
      < sum(stored.total) filter (where stored.event_name = ${eventName}), false) as "isStatusRarer"
    from webhook_endpoint endpoint
      join webhook_delivery_count stored on stored.deployment_id = ${deploymentId} and stored.endpoint_id = endpoint.id
    where endpoint.deployment_id = ${deploymentId} and endpoint.app_id = any(${appIds}::bigint[])
      and stored.day >= ${since}::timestamptz`.execute(rows);
  return found[0]?.isStatusRarer ?? false;
}
