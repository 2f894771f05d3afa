import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type {
  CreateWebhookEndpointInput,
  UpdateWebhookEndpointInput,
  WebhookRateLimitInput,
  WebhookSubscriptionInput,
} from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, ServiceError } from '../../platform/errors.ts';
import type { JsonObject } from '../../platform/json/json-values.ts';
import { assertNoValidationErrors } from '../../platform/outgoing/url-errors.ts';
import { newSigningSecret, signingSecretHint } from '../../platform/standard-webhooks/signing-secret.ts';
import { ownSecretCell } from '../apps/signing-secret.ts';
import type { WebhookEndpointRow } from '../graph/rows.ts';
import { openHeaders, sealHeaders } from './sealed-headers.ts';
import { isStreamUrl } from './stream-url.ts';
import { assertMaySubscribe, authorizeNewUrl, scopesToGrant } from './subscription-scopes.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { getWebhookEndpoint, webhookEndpointNotFound } from './webhook-endpoint.reads.ts';
import { checkEndpoint } from './webhook-endpoint.rules.ts';
import { withStoredValues } from './webhook-headers.ts';
import { WebhookSubscription } from './webhook-subscription.entity.ts';

/** Bounds the number of deliveries of one event. */
const MAX_ENDPOINTS = 100;

export async function createWebhookEndpoint(
  ctx: Context,
  input: CreateWebhookEndpointInput,
): Promise<WebhookEndpointRow> {
  assertMaySubscribe(ctx, eventNames(input.subscriptions));
  const errors = await checkEndpoint(ctx, input);
  if (input.headers) withStoredValues(input.headers, {}, errors);
  return command(ctx, async (tx) => {
    const app = await lockApp(tx, input.appName);
    if (app === undefined) errors.push(fieldError('input.appName', 'must be the name of a webhook app'));
    assertNoValidationErrors(errors);
    const appId = (app as { id: string }).id;
    await assertBelowEndpointLimit(tx, appId);
    const id = tx.newId();
    const signingSecret = input.ownSigningSecret === true ? newSigningSecret() : undefined;
    const endpoint = tx.em.create(WebhookEndpoint, {
      id,
      deploymentId: tx.deploymentId,
      appId,
      url: input.url,
      description: input.description ?? null,
      headersSealed: sealHeaders(ctx.vault, id, input.headers),
      maxRetries: input.maxRetries as number,
      timeoutSeconds: input.timeoutSeconds as number,
      ...rateLimitColumns(input.rateLimit),
      ...(signingSecret !== undefined && {
        signingSecretSealed: ctx.vault.seal(signingSecret, ownSecretCell(id)),
        signingSecretHint: signingSecretHint(signingSecret),
      }),
      isActive: true,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    subscribe(ctx, tx, id, input.subscriptions);
    const after = { ...audited(endpoint), appName: input.appName, events: eventNames(input.subscriptions) };
    tx.record({ type: 'webhook.endpoint.created', resource: resourceOf(endpoint), after });
    await tx.em.flush();
    const created = await getWebhookEndpoint(tx.rows, tx.deploymentId, id);
    return signingSecret === undefined ? created : { ...created, signingSecret };
  });
}

export async function updateWebhookEndpoint(
  ctx: Context,
  id: string,
  input: UpdateWebhookEndpointInput,
): Promise<WebhookEndpointRow> {
  if (input.subscriptions) assertMaySubscribe(ctx, eventNames(input.subscriptions));
  assertNoValidationErrors(await checkEndpoint(ctx, input));
  return command(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    tx.assertVersion(endpoint);
    const before = audited(endpoint);
    const { headers, rateLimit, subscriptions, ...plain } = withoutUndefined(input);
    const previousUrl = endpoint.url;
    tx.em.assign(endpoint, { ...plain, updatedAt: tx.now });
    // Headers may contain credentials for the previous server.
    if (originOf(endpoint.url) !== originOf(previousUrl)) endpoint.headersSealed = null;
    if (headers !== undefined) changeHeaders(ctx, endpoint, headers ?? {});
    if (rateLimit !== undefined) tx.em.assign(endpoint, rateLimitColumns(rateLimit));
    if (plain.isActive === true) activate(ctx, tx, endpoint);
    const changesEvents = subscriptions != null && (await hasOtherSubscriptions(ctx, tx, id, subscriptions));
    const events = changesEvents ? { events: eventNames(subscriptions) } : {};
    if (changesEvents) {
      await tx.em.nativeDelete(WebhookSubscription, { endpointId: id, deploymentId: tx.deploymentId });
      subscribe(ctx, tx, id, subscriptions);
      await tx.em.flush();
    }
    if (endpoint.url !== previousUrl) await authorizeNewUrl(ctx, tx, id);
    const after = { ...audited(endpoint), ...events };
    tx.record({ type: 'webhook.endpoint.updated', resource: resourceOf(endpoint), before, after });
    await tx.em.flush();
    return getWebhookEndpoint(tx.rows, tx.deploymentId, id);
  });
}

export function reactivateWebhookEndpoint(ctx: Context, id: string): Promise<WebhookEndpointRow> {
  return command(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    const before = audited(endpoint);
    endpoint.updatedAt = tx.now;
    activate(ctx, tx, endpoint);
    tx.record({ type: 'webhook.endpoint.updated', resource: resourceOf(endpoint), before, after: audited(endpoint) });
    await tx.em.flush();
    return getWebhookEndpoint(tx.rows, tx.deploymentId, id);
  });
}

export function deleteWebhookEndpoint(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    tx.assertVersion(endpoint);
    tx.record({ type: 'webhook.endpoint.deleted', resource: resourceOf(endpoint), before: audited(endpoint) });
    // The database also deletes the subscriptions and deliveries.
    tx.em.remove(endpoint);
    return null;
  });
}

/** Returns the app and prevents its deletion until the transaction ends. */
function lockApp(tx: Transaction, name: string): Promise<{ id: string } | undefined> {
  return tx.rows
    .selectFrom('webhook_app')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirst();
}

async function assertBelowEndpointLimit(tx: Transaction, appId: string): Promise<void> {
  await tx.lock(`webhook endpoints ${appId}`);
  const { count } = await tx.rows
    .selectFrom('webhook_endpoint')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', tx.deploymentId)
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_ENDPOINTS) {
    throw new ServiceError('CONFLICT', `A webhook app has at most ${MAX_ENDPOINTS} endpoints; delete one first.`);
  }
}

/** The endpoint, for changing it; 404 where there is none. */
export async function lockEndpoint(tx: Transaction, id: string): Promise<WebhookEndpoint> {
  const endpoint = await tx.em.findOne(
    WebhookEndpoint,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (endpoint === null) throw webhookEndpointNotFound();
  return endpoint;
}

function subscribe(
  { viewer }: Context,
  tx: Transaction,
  endpointId: string,
  subscriptions: readonly WebhookSubscriptionInput[],
): void {
  for (const { eventName, filterRules } of subscriptions) {
    tx.em.create(WebhookSubscription, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      endpointId,
      eventName,
      filterRules: filterRules ?? null,
      grantedScopes: scopesToGrant(viewer),
      createdAt: tx.now,
    });
  }
}

/** Headers that stay the same are not encrypted again, so that the version stays. */
function changeHeaders({ vault }: Context, endpoint: WebhookEndpoint, given: JsonObject): void {
  const errors: FieldError[] = [];
  const stored = openHeaders(vault, endpoint.id, endpoint.headersSealed ?? null);
  const headers = withStoredValues(given, stored, errors);
  assertNoValidationErrors(errors);
  if (!isDeepStrictEqual(headers, stored)) endpoint.headersSealed = sealHeaders(vault, endpoint.id, headers);
}

/** Whether the subscriptions, or the scopes that they would store of the caller, differ from the stored ones. */
async function hasOtherSubscriptions(
  { viewer }: Context,
  tx: Transaction,
  endpointId: string,
  given: readonly WebhookSubscriptionInput[],
): Promise<boolean> {
  const stored = await tx.rows
    .selectFrom('webhook_subscription')
    .select(['event_name as eventName', 'filter_rules as filterRules', 'granted_scopes as grantedScopes'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('endpoint_id', '=', endpointId)
    .execute();
  const grantedScopes = scopesToGrant(viewer);
  const asked = given.map(({ eventName, filterRules }) => ({
    eventName,
    filterRules: filterRules ?? null,
    grantedScopes,
  }));
  const byName = (subscriptions: readonly { readonly eventName: string }[]) =>
    subscriptions.toSorted((a, b) => (a.eventName < b.eventName ? -1 : 1));
  return !isDeepStrictEqual(byName(stored), byName(asked));
}

const rateLimitColumns = (rateLimit: WebhookRateLimitInput | null | undefined) => ({
  rateLimitDurationMs: rateLimit?.durationMs ?? null,
  rateLimitMaxRequests: rateLimit?.maxRequests ?? null,
});

/** Activates an endpoint and resets its failures: only later attempts count. */
function activate({ deliveries }: Context, tx: Transaction, endpoint: WebhookEndpoint): void {
  tx.em.assign(endpoint, {
    isActive: true,
    failureCount: 0,
    failingSince: null,
    autoDisabled: false,
    autoDisabledAt: null,
  });
  tx.onCommit(() => deliveries.wake(tx.deploymentId));
}

const originOf = (url: string) => (isStreamUrl(url) ? url : new URL(url).origin);
const eventNames = (subscriptions: readonly WebhookSubscriptionInput[]) => subscriptions.map((one) => one.eventName);
export const resourceOf = ({ id }: WebhookEndpoint) => ({ type: 'webhook_endpoint', id });

/** Contains only the origin of the URL and no headers: headers, paths and queries may contain credentials. */
function audited(endpoint: WebhookEndpoint) {
  const { url, description, maxRetries, timeoutSeconds, isActive } = endpoint;
  const { rateLimitDurationMs, rateLimitMaxRequests, autoDisabled } = endpoint;
  return {
    origin: originOf(url),
    description: description ?? null,
    maxRetries,
    timeoutSeconds,
    rateLimitDurationMs: rateLimitDurationMs ?? null,
    rateLimitMaxRequests: rateLimitMaxRequests ?? null,
    autoDisabled: autoDisabled ?? false,
    isActive,
  };
}
