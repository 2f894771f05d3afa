import { type RawBuilder, sql } from 'kysely';
import type { WebhookDeliveryFilter, WebhookDeliveryStatus } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { WebhookDeliveryRow } from '../graph/rows.ts';
import { isStatusRarer } from '../statistics/rarer-filter.reads.ts';
import type { Position } from './delivery-cursor.ts';

export const webhookDeliveryNotFound = () => notFound('WEBHOOK_DELIVERY_NOT_FOUND', 'The webhook delivery');

type Filter = WebhookDeliveryFilter | null | undefined;

/** The deliveries of a deployment with the names of their events. */
export function deliveries(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_message as message', (join) =>
      join
        .onRef('message.deployment_id', '=', 'delivery.deployment_id')
        .onRef('message.id', '=', 'delivery.message_id'),
    )
    .select([
      'delivery.id',
      'delivery.app_id as appId',
      'delivery.message_id as messageId',
      'delivery.endpoint_id as endpointId',
      'message.event_name as eventName',
      sql<WebhookDeliveryStatus>`upper(delivery.status)`.as('status'),
      'delivery.attempts',
      'delivery.next_attempt_at as nextAttemptAt',
      'delivery.last_response_status as lastResponseStatus',
      'delivery.created_at as createdAt',
      'delivery.updated_at as updatedAt',
    ])
    .where('delivery.deployment_id', '=', deploymentId);
}

/** Both columns have the same value: a delivery is created with its message. */
export type TimeColumn = 'delivery.created_at' | 'message.created_at';

/**
 * The column that orders the lists of apps. The deliveries of one event are found with an index of the messages, unless fewer deliveries
 * have the status of the filter, which has an index of its own.
 */
export async function timeColumnOf(
  ctx: Pick<Context, 'rows' | 'viewer'>,
  appIds: readonly string[],
  filter: Filter,
): Promise<TimeColumn> {
  if (!filter?.eventName) return 'delivery.created_at';
  return (await isStatusRarer(ctx, appIds, filter)) ? 'delivery.created_at' : 'message.created_at';
}

/** Whether a `delivery` was attempted and waits for another attempt. Literals, as in the partial index of these deliveries. */
const IS_RETRYING = sql<boolean>`(delivery.status = 'pending' and delivery.attempts > 0)`;

/** Whether a `delivery` matches the filter. A filter by event name requires a join with `message`. */
export function matches(filter: Filter, timeColumn: TimeColumn): RawBuilder<boolean> {
  const { ids, status, retrying, endpointId, eventName, createdSince, createdUntil } = filter ?? {};
  const createdAt = sql.ref(timeColumn);
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (ids) conditions.push(sql`delivery.id = any(${ids}::bigint[])`);
  // A literal, because PostgreSQL cannot use the partial index of failed deliveries with a parameter.
  if (status) conditions.push(sql`delivery.status = ${sql.lit(status.toLowerCase())}`);
  if (retrying != null) conditions.push(retrying ? IS_RETRYING : sql`not ${IS_RETRYING}`);
  if (endpointId) conditions.push(sql`delivery.endpoint_id = ${endpointId}`);
  if (eventName) conditions.push(sql`message.event_name = ${eventName}`);
  if (createdSince) conditions.push(sql`${createdAt} >= ${createdSince}`);
  if (createdUntil) conditions.push(sql`${createdAt} < ${createdUntil}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Whether a pending delivery is due in the future and no process has claimed it. */
export const isScheduledForLater = (now: Date) =>
  sql<boolean>`(delivery.next_attempt_at > ${now.toISOString()}::timestamptz
    and (delivery.claimed_until is null or delivery.claimed_until <= now()))`;

/** Returns one delivery. Rejects an unknown id with 404. */
export function getWebhookDelivery(rows: Rows, deploymentId: number, id: string): Promise<WebhookDeliveryRow> {
  return deliveries(rows, deploymentId).where('delivery.id', '=', id).executeTakeFirstOrThrow(webhookDeliveryNotFound);
}

/** Up to `limit` deliveries of an app, newest first, older than the position `before`. */
export async function listWebhookDeliveries(
  ctx: Pick<Context, 'rows' | 'viewer'>,
  appId: string,
  filter: WebhookDeliveryFilter,
  { limit, before }: { limit: number; before: Position | null },
): Promise<WebhookDeliveryRow[]> {
  const createdAt = await timeColumnOf(ctx, [appId], filter);
  let query = deliveries(ctx.rows, ctx.viewer.deploymentId)
    .where('delivery.app_id', '=', appId)
    .where(matches(filter, createdAt));
  if (createdAt === 'message.created_at') query = query.where('message.app_id', '=', appId);
  if (before) {
    const isOlder = sql<boolean>`(${sql.ref(createdAt)}, delivery.id)
      < (${before.createdAt}::timestamptz, ${before.id}::bigint)`;
    query = query.where(isOlder).where(createdAt, '<=', before.createdAt);
  }
  return query.orderBy(createdAt, 'desc').orderBy('delivery.id', 'desc').limit(limit).execute();
}

/** Deliveries of any app by id. */
export async function webhookDeliveriesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await deliveries(rows, viewer.deploymentId)
    .where('delivery.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
