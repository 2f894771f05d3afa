import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { countsBy } from '../../database/counts.ts';
import type { Rows } from '../../database/tables.ts';
import type { WebhookDelivery, WebhookDeliveryStatus } from '../../graphql/generated/types.ts';

function deliveries(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_message as message', (join) =>
      join
        .onRef('message.deployment_id', '=', 'delivery.deployment_id')
        .onRef('message.id', '=', 'delivery.message_id'),
    )
    .select([
      'delivery.id',
      'delivery.message_id as messageId',
      'delivery.endpoint_id as endpointId',
      'message.event_name as eventName',
      sql<WebhookDeliveryStatus>`upper(delivery.status)`.as('status'),
      'delivery.attempts',
      'delivery.next_attempt_at as nextAttemptAt',
      'delivery.created_at as createdAt',
      'delivery.updated_at as updatedAt',
    ])
    .where('delivery.deployment_id', '=', deploymentId);
}

export interface DeliveryFilter {
  readonly appId: string;
  readonly status?: WebhookDeliveryStatus | null | undefined;
  readonly endpointId?: string | null | undefined;
  readonly eventName?: string | null | undefined;
}

/** Up to `limit` deliveries of an app, newest first, behind the one with the id `before`. */
export function listWebhookDeliveries(
  rows: Rows,
  deploymentId: number,
  { appId, status, endpointId, eventName }: DeliveryFilter,
  { limit, before }: { limit: number; before: string | null },
): Promise<WebhookDelivery[]> {
  let query = deliveries(rows, deploymentId).where('delivery.app_id', '=', appId);
  if (before) query = query.where('delivery.id', '<', before);
  if (status) query = query.where('delivery.status', '=', status.toLowerCase() as Lowercase<typeof status>);
  if (endpointId) query = query.where('delivery.endpoint_id', '=', endpointId);
  if (eventName) query = query.where('message.event_name', '=', eventName);
  return query.orderBy('delivery.id', 'desc').limit(limit).execute();
}

/** The newest deliveries of each endpoint, one more than asked. */
export async function deliveriesOfEndpoints(
  { rows, viewer }: Context,
  endpointIds: readonly string[],
  { first, before }: { first: number; before: string | null },
): Promise<ReadonlyMap<string, WebhookDelivery[]>> {
  let own = deliveries(rows, viewer.deploymentId).where('delivery.endpoint_id', '=', sql<string>`parent.endpoint_id`);
  if (before) own = own.where('delivery.id', '<', before);
  const found = await rows
    .selectFrom(sql<{ endpoint_id: string }>`unnest(${endpointIds}::bigint[])`.as<'parent'>(sql`parent(endpoint_id)`))
    .innerJoinLateral(
      own
        .orderBy('delivery.id', 'desc')
        .limit(first + 1)
        .as('child'),
      (join) => join.onTrue(),
    )
    .selectAll('child')
    .execute();
  return Map.groupBy(found, ({ endpointId }) => endpointId);
}

/** How many deliveries each endpoint has. */
export const deliveryCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'webhook_delivery', 'endpoint_id', ids);
