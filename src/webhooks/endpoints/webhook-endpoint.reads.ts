import { type RawBuilder, sql } from 'kysely';
import type { WebhookEndpointFilter, WebhookSubscription } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import { similarName } from '../../platform/text/similar-name.ts';
import type { WebhookEndpointRow } from '../graph/rows.ts';

export const webhookEndpointNotFound = () => notFound('WEBHOOK_ENDPOINT_NOT_FOUND', 'The webhook endpoint');

function endpoints(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('webhook_endpoint as endpoint')
    .innerJoin('webhook_app as app', (join) =>
      join.onRef('app.deployment_id', '=', 'endpoint.deployment_id').onRef('app.id', '=', 'endpoint.app_id'),
    )
    .select([
      'endpoint.id',
      'endpoint.app_id as appId',
      'app.name as appName',
      'endpoint.url',
      'endpoint.description',
      'endpoint.headers_sealed as headersSealed',
      'endpoint.max_retries as maxRetries',
      'endpoint.timeout_seconds as timeoutSeconds',
      'endpoint.rate_limit_duration_ms as rateLimitDurationMs',
      'endpoint.rate_limit_max_requests as rateLimitMaxRequests',
      'endpoint.signing_secret_hint as signingSecretHint',
      'endpoint.failure_count as failureCount',
      'endpoint.last_failure_at as lastFailureAt',
      'endpoint.auto_disabled as autoDisabled',
      'endpoint.auto_disabled_at as autoDisabledAt',
      'endpoint.is_active as isActive',
      'endpoint.created_at as createdAt',
      'endpoint.updated_at as updatedAt',
      'endpoint.version',
    ])
    .where('endpoint.deployment_id', '=', deploymentId);
}

/** Returns one endpoint. Rejects an unknown id with 404. */
export function getWebhookEndpoint(rows: Rows, deploymentId: number, id: string): Promise<WebhookEndpointRow> {
  return endpoints(rows, deploymentId).where('endpoint.id', '=', id).executeTakeFirstOrThrow(webhookEndpointNotFound);
}

/** Endpoints by id. */
export async function webhookEndpointsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found: WebhookEndpointRow[] = await endpoints(rows, viewer.deploymentId)
    .where('endpoint.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Returns the endpoint with this id, in one batch with the endpoints of other edges of the request. */
export async function loadWebhookEndpoint({ loaders }: Context, id: string): Promise<WebhookEndpointRow> {
  const endpoint = await loaders.load(webhookEndpointsById, id);
  if (endpoint === undefined) throw webhookEndpointNotFound();
  return endpoint;
}

/** Up to `limit` endpoints of an app, newest first. */
export function listWebhookEndpoints(
  rows: Rows,
  deploymentId: number,
  { appId, limit, offset }: { appId: string; limit: number; offset: number },
): Promise<WebhookEndpointRow[]> {
  return endpoints(rows, deploymentId)
    .where('endpoint.app_id', '=', appId)
    .orderBy('endpoint.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

type Filter = WebhookEndpointFilter | null | undefined;

/** A page of the endpoints of each app. */
export async function endpointsOfApps(
  { rows, viewer }: Context,
  appIds: readonly string[],
  { page, filter }: { page: EdgePage; filter: Filter },
): Promise<ReadonlyMap<string, WebhookEndpointRow[]>> {
  const found = await childrenOf(rows, appIds, (appId) =>
    endpoints(rows, viewer.deploymentId)
      .where('endpoint.app_id', '=', appId)
      .where(matches(filter))
      .$call(inPage('endpoint.id', page)),
  );
  return Map.groupBy(found, ({ appId }) => appId);
}

/** How many endpoints of each app match the filter. */
export async function endpointCounts(
  { rows, viewer }: Context,
  appIds: readonly string[],
  filter: Filter,
): Promise<ReadonlyMap<string, number>> {
  const found = await rows
    .selectFrom('webhook_endpoint as endpoint')
    .select(['endpoint.app_id as appId', sql<number>`count(*)::int`.as('count')])
    .where('endpoint.deployment_id', '=', viewer.deploymentId)
    .where('endpoint.app_id', '=', sql<string>`any(${appIds}::bigint[])`)
    .where(matches(filter))
    .groupBy('endpoint.app_id')
    .execute();
  return new Map(found.map(({ appId, count }) => [appId, count]));
}

/** Whether an `endpoint` matches the filter. */
function matches(filter: Filter) {
  const { ids, isActive, autoDisabled, createdSince, createdUntil } = filter ?? {};
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (ids) conditions.push(sql`endpoint.id = any(${ids}::bigint[])`);
  if (typeof isActive === 'boolean') conditions.push(sql`endpoint.is_active = ${isActive}`);
  if (typeof autoDisabled === 'boolean') conditions.push(sql`endpoint.auto_disabled = ${autoDisabled}`);
  if (createdSince) conditions.push(sql`endpoint.created_at >= ${createdSince}`);
  if (createdUntil) conditions.push(sql`endpoint.created_at < ${createdUntil}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The subscriptions of each endpoint, in the order in which they were given. */
export async function subscriptionsOf(
  { rows, viewer, events }: Context,
  endpointIds: readonly string[],
): Promise<ReadonlyMap<string, WebhookSubscription[]>> {
  const found = await rows
    .selectFrom('webhook_subscription as subscription')
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.deployment_id', '=', 'subscription.deployment_id')
        .onRef('endpoint.id', '=', 'subscription.endpoint_id'),
    )
    .select([
      'subscription.endpoint_id as endpointId',
      'subscription.event_name as eventName',
      'subscription.filter_rules as filterRules',
      isInCatalog.as('isInCatalog'),
    ])
    .where('subscription.deployment_id', '=', viewer.deploymentId)
    .where('subscription.endpoint_id', '=', sql<string>`any(${endpointIds}::bigint[])`)
    .orderBy('subscription.id')
    .execute();
  const subscriptions = found.map(({ isInCatalog, ...subscription }) => {
    const { eventName } = subscription;
    const known = isInCatalog || events.subscribable.has(eventName);
    return { ...subscription, known, suggestion: known ? null : similarName(eventName, events.subscribable) };
  });
  return Map.groupBy(subscriptions, ({ endpointId }) => endpointId);
}

/** Whether the catalog of the `endpoint`'s app has an event that the `subscription` matches. */
const isInCatalog = sql<boolean>`exists (
  select from webhook_event_type as type
  where type.deployment_id = ${DEPLOYMENT_ID} and type.app_id = endpoint.app_id and type.archived_at is null
    and (type.name = subscription.event_name
      or right(subscription.event_name, 2) = '.*' and starts_with(type.name, left(subscription.event_name, -1)))
)`;
