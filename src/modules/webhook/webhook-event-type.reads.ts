import type { Rows } from '../../database/tables.ts';
import { notFound } from '../../errors.ts';
import type { WebhookEventTypeRow } from '../../graphql/mappers.ts';

export const webhookEventNotFound = () => notFound('WEBHOOK_EVENT_NOT_FOUND', 'The event');

const columns = [
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
