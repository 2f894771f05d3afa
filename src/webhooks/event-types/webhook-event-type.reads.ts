import { type RawBuilder, sql } from 'kysely';
import type { WebhookEventTypeFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { WebhookEventTypeRow } from '../graph/rows.ts';

export const webhookEventNotFound = () => notFound('WEBHOOK_EVENT_NOT_FOUND', 'The event');

const columns = [
  'id',
  'app_id as appId',
  'name',
  'description',
  'schema',
  'archived_at as archivedAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** Returns one event of an app's catalog. Rejects an unknown name with 404. */
export function getWebhookEventType(
  rows: Rows,
  deploymentId: number,
  appId: string,
  name: string,
): Promise<WebhookEventTypeRow> {
  return rows
    .selectFrom('webhook_event_type')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('app_id', '=', appId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow(webhookEventNotFound);
}

/** Up to `limit` events of an app's catalog, by name. */
export function listWebhookEventTypes(
  rows: Rows,
  deploymentId: number,
  appId: string,
  { limit, offset, includeArchived }: { limit: number; offset: number; includeArchived: boolean },
): Promise<WebhookEventTypeRow[]> {
  return rows
    .selectFrom('webhook_event_type')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('app_id', '=', appId)
    .where(matches({ includeArchived }))
    .orderBy('name')
    .limit(limit)
    .offset(offset)
    .execute();
}

type Filter = WebhookEventTypeFilter | null | undefined;

/** A page of the events of each app's catalog. */
export async function eventTypesOfApps(
  { rows, viewer }: Context,
  appIds: readonly string[],
  { page, filter }: { page: EdgePage; filter: Filter },
): Promise<ReadonlyMap<string, WebhookEventTypeRow[]>> {
  const found = await childrenOf(rows, appIds, (appId) =>
    rows
      .selectFrom('webhook_event_type')
      .select(columns)
      .where('deployment_id', '=', viewer.deploymentId)
      .where('app_id', '=', appId)
      .where(matches(filter))
      .$call(inPage('id', page)),
  );
  return Map.groupBy(found, ({ appId }) => appId);
}

/** How many events of each app's catalog match the filter. */
export async function eventTypeCounts(
  { rows, viewer }: Context,
  appIds: readonly string[],
  filter: Filter,
): Promise<ReadonlyMap<string, number>> {
  const found = await rows
    .selectFrom('webhook_event_type')
    .select(['app_id as appId', sql<number>`count(*)::int`.as('count')])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('app_id', '=', sql<string>`any(${appIds}::bigint[])`)
    .where(matches(filter))
    .groupBy('app_id')
    .execute();
  return new Map(found.map(({ appId, count }) => [appId, count]));
}

/** Whether an event of a catalog matches the filter. */
function matches(filter: Filter) {
  const { names, includeArchived = true, createdSince, createdUntil } = filter ?? {};
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (names) conditions.push(sql`name = any(${names}::text[])`);
  if (!includeArchived) conditions.push(sql`archived_at is null`);
  if (createdSince) conditions.push(sql`created_at >= ${createdSince}`);
  if (createdUntil) conditions.push(sql`created_at < ${createdUntil}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
