import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { WebhookDeliveryFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { PLAN_EACH_EXECUTION } from '../../platform/database/drivers/dialects.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { WebhookDeliveryRow } from '../graph/rows.ts';
import { countDeliveries } from '../statistics/delivery-counts.reads.ts';
import { deliveries, matches, type TimeColumn, timeColumnOf } from './webhook-delivery.reads.ts';

type Filter = WebhookDeliveryFilter | null | undefined;

interface ListOptions {
  readonly page: EdgePage;
  readonly filter: Filter;
}

/** A page of the deliveries of each app, in the order of time. */
export async function deliveriesOfApps(
  ctx: Context,
  appIds: readonly string[],
  { page, filter }: ListOptions,
): Promise<ReadonlyMap<string, WebhookDeliveryRow[]>> {
  const { rows, viewer } = ctx;
  const timeColumn = await timeColumnOf(ctx, appIds, filter);
  const found = await childrenOf(rows, appIds, (appId) => {
    const query = deliveries(rows, viewer.deploymentId)
      .where('delivery.app_id', '=', appId)
      .where(matches(filter, timeColumn));
    const own = timeColumn === 'message.created_at' ? query.where('message.app_id', '=', appId) : query;
    return own.$call(inTimePage(timeColumn, page));
  });
  return Map.groupBy(found, ({ appId }) => appId);
}

/** A page of the deliveries of each endpoint, in the order of time. */
export async function deliveriesOfEndpoints(
  { rows, viewer }: Context,
  endpointIds: readonly string[],
  { page, filter }: ListOptions,
): Promise<ReadonlyMap<string, WebhookDeliveryRow[]>> {
  const { deploymentId } = viewer;
  const timeColumn = 'delivery.created_at';
  const found = await childrenOf(rows, endpointIds, (endpointId) => {
    const query = deliveries(rows, deploymentId)
      .where('delivery.endpoint_id', '=', endpointId)
      .where(matches(filter, timeColumn));
    const own = filter?.eventName ? query.$call(alongMessages(deploymentId, endpointId)) : query;
    return own.$call(inTimePage(timeColumn, page));
  });
  return Map.groupBy(found, ({ endpointId }) => endpointId);
}

/**
 * Lets PostgreSQL start from the deliveries of the endpoint or from the messages of its app. Which is faster depends on how
 * frequent the event is.
 */
const alongMessages =
  (deploymentId: number, endpointId: RawBuilder<string>) =>
  // biome-ignore lint/suspicious/noExplicitAny: as in `inPage`, the tables of the query do not matter
  <Row>(query: SelectQueryBuilder<any, any, Row>) =>
    query.modifyFront(sql.raw(PLAN_EACH_EXECUTION)).where(
      'message.app_id',
      '=',
      sql<string>`(select app_id from webhook_endpoint endpoint
        where endpoint.deployment_id = ${deploymentId} and endpoint.id = ${endpointId})`,
    );

/** How many deliveries of each app match the filter. */
export const deliveryCountsOfApps = (ctx: Context, appIds: readonly string[], filter: Filter) =>
  countsBy(ctx, 'app_id', appIds, filter);

/** How many deliveries of each endpoint match the filter. */
export const deliveryCountsOfEndpoints = (ctx: Context, endpointIds: readonly string[], filter: Filter) =>
  countsBy(ctx, 'endpoint_id', endpointIds, filter);

async function countsBy(
  ctx: Context,
  parent: 'app_id' | 'endpoint_id',
  ids: readonly string[],
  filter: Filter,
): Promise<ReadonlyMap<string, number>> {
  if (filter?.ids || filter?.retrying != null) return storedCountsBy(ctx, parent, ids, filter);
  const { createdSince, createdUntil, ...others } = filter ?? {};
  const found = await countDeliveries(ctx, parent, ids, { ...others, since: createdSince, until: createdUntil });
  const counts = new Map<string, number>();
  for (const { id, count } of found) counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}

/** Counts the rows, for filters by what changes without a count. Joins messages only when the filter requires them. */
async function storedCountsBy(
  { rows, viewer }: Context,
  parent: 'app_id' | 'endpoint_id',
  ids: readonly string[],
  filter: Filter,
): Promise<ReadonlyMap<string, number>> {
  const message = sql`join webhook_message message
    on message.deployment_id = delivery.deployment_id and message.id = delivery.message_id`;
  const parentId = sql.ref(`delivery.${parent}`);
  const { rows: found } = await sql<{ id: string; count: number }>`
    select ${parentId} as id, count(*)::int as count
    from webhook_delivery delivery ${filter?.eventName ? message : sql``}
    where delivery.deployment_id = ${viewer.deploymentId} and ${parentId} = any(${ids}::bigint[]) and ${matches(filter, 'delivery.created_at')}
    group by ${parentId}`.execute(rows);
  return new Map(found.map(({ id, count }) => [id, count]));
}

/**
 * The page in the order of time. Adds the times of the positions as conditions: PostgreSQL uses them as index bounds, but not
 * the comparison of two columns that `inPage` adds.
 */
const inTimePage =
  (createdAt: TimeColumn, page: EdgePage) =>
  // biome-ignore lint/suspicious/noExplicitAny: as in `inPage`, the tables of the query do not matter
  <Row>(query: SelectQueryBuilder<any, any, Row>) => {
    const { after, before } = page;
    let found = query;
    if (after) found = found.where(createdAt, '>=', after.value);
    if (before) found = found.where(createdAt, '<=', before.value);
    return found.$call(inPage('delivery.id', page, { CREATED_AT: createdAt }));
  };
