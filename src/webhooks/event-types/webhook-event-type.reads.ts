import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { countsBy } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { WebhookEventTypeRow } from '../graph/rows.ts';

export const webhookEventNotFound = () => notFound('WEBHOOK_EVENT_NOT_FOUND', 'The event');

const columns = [
  'id',
  'name',
  'description',
  'schema',
  'archived_at as archivedAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** One event of an app's catalog; 404 where it has none of this name. */
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
  let query = rows
    .selectFrom('webhook_event_type')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('app_id', '=', appId);
  if (!includeArchived) query = query.where('archived_at', 'is', null);
  return query.orderBy('name').limit(limit).offset(offset).execute();
}

/** The first events of each app's catalog, oldest first, one more than asked. */
export async function eventTypesOfApps(
  { rows, viewer }: Context,
  appIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, WebhookEventTypeRow[]>> {
  const found = await childrenOf(rows, appIds, (appId) =>
    rows
      .selectFrom('webhook_event_type')
      .select([...columns, 'app_id as appId'])
      .where('deployment_id', '=', viewer.deploymentId)
      .where('app_id', '=', appId)
      .$call(inPage('id', page)),
  );
  return Map.groupBy(found, ({ appId }) => appId);
}

/** How many events each app's catalog has. */
export const eventTypeCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'webhook_event_type', 'app_id', ids);
