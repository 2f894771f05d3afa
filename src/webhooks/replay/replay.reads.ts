import { type RawBuilder, sql } from 'kysely';
import type { WebhookDeliveryStatus, WebhookReplayFilter, WebhookReplayState } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import { isScheduledForLater } from '../deliveries/webhook-delivery.reads.ts';
import type { WebhookReplayRow } from '../graph/rows.ts';

export const webhookReplayNotFound = () => notFound('WEBHOOK_REPLAY_NOT_FOUND', 'The replay');

function replays(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('webhook_replay as replay')
    .select([
      'replay.id',
      'replay.app_id as appId',
      sql<WebhookReplayState>`upper(replay.state)`.as('state'),
      'replay.since',
      'replay.until',
      sql<WebhookDeliveryStatus | null>`upper(replay.status)`.as('status'),
      'replay.endpoint_id as endpointId',
      'replay.event_name as eventName',
      'replay.total',
      'replay.done',
      'replay.created_at as createdAt',
      'replay.updated_at as updatedAt',
    ])
    .where('replay.deployment_id', '=', deploymentId);
}

/** Returns one replay of an app. Rejects an unknown id with 404. */
export function getWebhookReplay(
  rows: Rows,
  deploymentId: number,
  appId: string,
  id: string,
): Promise<WebhookReplayRow> {
  return replays(rows, deploymentId)
    .where('replay.app_id', '=', appId)
    .where('replay.id', '=', id)
    .executeTakeFirstOrThrow(webhookReplayNotFound);
}

/** Up to `limit` replays of an app, newest first, older than the one with the id `before`. */
export function listWebhookReplays(
  rows: Rows,
  deploymentId: number,
  appId: string,
  { limit, before }: { limit: number; before: string | null },
): Promise<WebhookReplayRow[]> {
  let query = replays(rows, deploymentId).where('replay.app_id', '=', appId);
  if (before !== null) query = query.where('replay.id', '<', before);
  return query.orderBy('replay.id', 'desc').limit(limit).execute();
}

type Filter = WebhookReplayFilter | null | undefined;

/** A page of the replays of each app. */
export async function replaysOfApps(
  { rows, viewer }: Context,
  appIds: readonly string[],
  { page, filter }: { page: EdgePage; filter: Filter },
): Promise<ReadonlyMap<string, WebhookReplayRow[]>> {
  const found = await childrenOf(rows, appIds, (appId) =>
    replays(rows, viewer.deploymentId)
      .where('replay.app_id', '=', appId)
      .where(matches(filter))
      .$call(inPage('replay.id', page)),
  );
  return Map.groupBy(found, ({ appId }) => appId);
}

/** How many replays of each app match the filter. */
export async function replayCounts(
  { rows, viewer }: Context,
  appIds: readonly string[],
  filter: Filter,
): Promise<ReadonlyMap<string, number>> {
  const found = await rows
    .selectFrom('webhook_replay as replay')
    .select(['replay.app_id as appId', sql<number>`count(*)::int`.as('count')])
    .where('replay.deployment_id', '=', viewer.deploymentId)
    .where('replay.app_id', '=', sql<string>`any(${appIds}::bigint[])`)
    .where(matches(filter))
    .groupBy('replay.app_id')
    .execute();
  return new Map(found.map(({ appId, count }) => [appId, count]));
}

/** Whether a `replay` matches the filter. */
function matches(filter: Filter) {
  const { ids, state, createdSince, createdUntil } = filter ?? {};
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (ids) conditions.push(sql`replay.id = any(${ids}::bigint[])`);
  if (state) conditions.push(sql`replay.state = ${state.toLowerCase()}`);
  if (createdSince) conditions.push(sql`replay.created_at >= ${createdSince}`);
  if (createdUntil) conditions.push(sql`replay.created_at < ${createdUntil}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Which deliveries a replay queues again. */
export interface ReplaySelection {
  readonly appId: string;
  readonly deliveryIds: readonly string[] | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly status: string | null;
  readonly endpointId: string | null;
  readonly eventName: string | null;
}

/**
 * The deliveries that a replay would queue now. Skips deliveries that are due or being attempted, and those of disabled
 * endpoints.
 */
export function replayableDeliveries(
  rows: Rows,
  deploymentId: number,
  { appId, deliveryIds, since, until, status, endpointId, eventName }: ReplaySelection,
  now: Date,
) {
  let query = rows
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.deployment_id', '=', 'delivery.deployment_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .where('delivery.deployment_id', '=', deploymentId)
    .where('delivery.app_id', '=', appId)
    .where((where) => where.or([where('delivery.status', '<>', 'pending'), isScheduledForLater(now)]))
    .where('endpoint.is_active', '=', true);
  if (deliveryIds !== null) query = query.where('delivery.id', '=', sql<string>`any(${deliveryIds}::bigint[])`);
  if (since !== null) query = query.where('delivery.created_at', '>=', since);
  if (until !== null) query = query.where('delivery.created_at', '<', until);
  if (status !== null) query = query.where('delivery.status', '=', sql<'failed'>`${status}`);
  if (endpointId !== null) query = query.where('delivery.endpoint_id', '=', endpointId);
  if (eventName !== null) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_message as message')
          .select('message.id')
          .whereRef('message.deployment_id', '=', 'delivery.deployment_id')
          .whereRef('message.id', '=', 'delivery.message_id')
          .where('message.event_name', '=', eventName),
      ),
    );
  }
  return query;
}

/** The pending deliveries that a replay queued and that no process has claimed. */
export function queuedDeliveries(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('webhook_delivery as delivery')
    .where('delivery.deployment_id', '=', deploymentId)
    .where('delivery.replay_id', '=', id)
    .where('delivery.status', '=', 'pending')
    .where(sql<boolean>`(delivery.claimed_until is null or delivery.claimed_until <= now())`);
}

/** Replays of any app by id. */
export async function webhookReplaysById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await replays(rows, viewer.deploymentId)
    .where('replay.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
