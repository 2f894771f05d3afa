import { sql } from 'kysely';
import type { WebhookAppFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { WebhookAppRow } from '../graph/rows.ts';

const columns = [
  'id',
  'name',
  'description',
  'signing_secret_sealed as signingSecretSealed',
  'signing_secret_hint as signingSecretHint',
  'is_active as isActive',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const;

export const webhookAppNotFound = () => notFound('WEBHOOK_APP_NOT_FOUND', 'The webhook app');

/** Returns the webhook app with this name. Rejects an unknown name with 404. */
export function getWebhookApp(rows: Rows, deploymentId: number, name: string) {
  return rows
    .selectFrom('webhook_app')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow(webhookAppNotFound);
}

/** Returns the id of the webhook app with this name. Rejects an unknown name with 404. */
export async function webhookAppId(rows: Rows, deploymentId: number, name: string): Promise<string> {
  const { id } = await rows
    .selectFrom('webhook_app')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow(webhookAppNotFound);
  return id;
}

/** Up to `limit` webhook apps, newest first. */
export function listWebhookApps(
  rows: Rows,
  deploymentId: number,
  { limit, offset, includeInactive }: { limit: number; offset: number; includeInactive: boolean },
) {
  return filteredApps(rows, deploymentId, includeInactive ? null : { isActive: true })
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

type Filter = WebhookAppFilter | null | undefined;

/** The rows of a page of webhook apps, and one more. */
export function webhookAppPage(rows: Rows, deploymentId: number, filter: Filter, page: EdgePage) {
  return filteredApps(rows, deploymentId, filter).select(columns).$call(inPage('id', page)).execute();
}

/** How many webhook apps match the filter. */
export async function countWebhookApps(rows: Rows, deploymentId: number, filter: Filter): Promise<number> {
  const { count } = await filteredApps(rows, deploymentId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function filteredApps(rows: Rows, deploymentId: number, filter: Filter) {
  const { names, isActive, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('webhook_app').where('deployment_id', '=', deploymentId);
  if (names) query = query.where('name', '=', sql<string>`any(${names}::text[])`);
  if (typeof isActive === 'boolean') query = query.where('is_active', '=', isActive);
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}

/** Webhook apps by id. */
export async function webhookAppsById(
  { rows, viewer }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WebhookAppRow>> {
  const found = await rows
    .selectFrom('webhook_app')
    .select(columns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Returns the webhook app with this id, in one batch with the apps of other edges of the request. */
export async function loadWebhookApp({ loaders }: Context, id: string): Promise<WebhookAppRow> {
  const app = await loaders.load(webhookAppsById, id);
  if (app === undefined) throw webhookAppNotFound();
  return app;
}
