import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { countsBy } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { WebhookDeliveryRow } from '../graph/rows.ts';
import type { WebhookDeliveryStatus } from '../graph/types.ts';
import type { Position } from './delivery-cursor.ts';

export const webhookDeliveryNotFound = () => notFound('WEBHOOK_DELIVERY_NOT_FOUND', 'The webhook delivery');

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

const isBehind = (
  { createdAt, id }: Position,
  column: 'delivery.created_at' | 'message.created_at' = 'delivery.created_at',
) => sql<boolean>`(${sql.ref(column)}, delivery.id) < (${createdAt}::timestamptz, ${id}::bigint)`;

/** Whether a delivery that is pending waits for a moment that is still to come, and nobody attempts it. */
export const waitsForLater = (now: Date) =>
  sql<boolean>`(delivery.next_attempt_at > ${now.toISOString()}::timestamptz
    and (delivery.claimed_until is null or delivery.claimed_until <= now()))`;

export interface DeliveryFilter {
  readonly appId: string;
  readonly status?: WebhookDeliveryStatus | null | undefined;
  readonly endpointId?: string | null | undefined;
  readonly eventName?: string | null | undefined;
  /** From this moment on. */
  readonly since?: string | null | undefined;
  /** Before this moment. */
  readonly until?: string | null | undefined;
}

/** One delivery; 404 where there is none. */
export function getWebhookDelivery(rows: Rows, deploymentId: number, id: string): Promise<WebhookDeliveryRow> {
  return deliveries(rows, deploymentId).where('delivery.id', '=', id).executeTakeFirstOrThrow(webhookDeliveryNotFound);
}

/** What a delivery's attempts send, from its message and its endpoint. */
export function requestOf(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_message as message', (join) =>
      join
        .onRef('message.deployment_id', '=', 'delivery.deployment_id')
        .onRef('message.id', '=', 'delivery.message_id'),
    )
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.deployment_id', '=', 'delivery.deployment_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .select(['message.body', 'endpoint.url', 'endpoint.headers_sealed as headersSealed'])
    .where('delivery.deployment_id', '=', deploymentId)
    .where('delivery.id', '=', id)
    .executeTakeFirstOrThrow(webhookDeliveryNotFound);
}

/** Up to `limit` deliveries of an app, newest first, behind the one at `before`. */
export function listWebhookDeliveries(
  rows: Rows,
  deploymentId: number,
  { appId, status, endpointId, eventName, since, until }: DeliveryFilter,
  { limit, before }: { limit: number; before: Position | null },
): Promise<WebhookDeliveryRow[]> {
  // A delivery is as old as its message, so that those of one event are found along the index of messages.
  const createdAt = eventName ? 'message.created_at' : 'delivery.created_at';
  let query = deliveries(rows, deploymentId).where('delivery.app_id', '=', appId);
  if (eventName) query = query.where('message.app_id', '=', appId).where('message.event_name', '=', eventName);
  if (before) query = query.where(isBehind(before, createdAt)).where(createdAt, '<=', before.createdAt);
  if (since) query = query.where(createdAt, '>=', since);
  if (until) query = query.where(createdAt, '<', until);
  // Its value stands in the text: an index of those that failed is of use to no parameter.
  if (status) query = query.where('delivery.status', '=', sql.lit(status.toLowerCase() as Lowercase<typeof status>));
  if (endpointId) query = query.where('delivery.endpoint_id', '=', endpointId);
  return query.orderBy(createdAt, 'desc').orderBy('delivery.id', 'desc').limit(limit).execute();
}

/** A page of the deliveries of each endpoint, in the order in which they were made. */
export async function deliveriesOfEndpoints(
  { rows, viewer }: Context,
  endpointIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, WebhookDeliveryRow[]>> {
  const found = await childrenOf(rows, endpointIds, (endpointId) =>
    deliveries(rows, viewer.deploymentId)
      .where('delivery.endpoint_id', '=', endpointId)
      .$call(inPage('delivery.id', page, { CREATED_AT: 'delivery.created_at' })),
  );
  return Map.groupBy(found, ({ endpointId }) => endpointId);
}

/** How many deliveries each endpoint has. */
export const deliveryCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'webhook_delivery', 'endpoint_id', ids);
