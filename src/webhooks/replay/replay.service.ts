import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { ReplayWebhookDeliveriesInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { webhookAppId, webhookAppNotFound } from '../apps/webhook-app.reads.ts';
import { assertMayRead, unreadableEvents } from '../endpoints/subscription-scopes.ts';
import type { WebhookReplayRow } from '../graph/rows.ts';
import {
  getWebhookReplay,
  queuedDeliveries,
  type ReplaySelection,
  replayableDeliveries,
  webhookReplayNotFound,
} from './replay.reads.ts';
import { replayQueue } from './replay-job.ts';
import { WebhookReplay } from './webhook-replay.entity.ts';

/** How many replays of one app may run at once. */
const MAX_RUNNING_REPLAYS = 5;

/** How many deliveries one replay may queue. Sending them takes about 17 minutes. */
const MAX_DELIVERIES = 100_000;

/** Stores which deliveries to replay. A job queues them. */
export function replayWebhookDeliveries(
  ctx: Context,
  appName: string,
  input: ReplayWebhookDeliveriesInput,
  maxDeliveries = MAX_DELIVERIES,
): Promise<WebhookReplayRow> {
  return command(ctx, async (tx) => {
    const { id: appId, isActive } = await lockApp(tx, appName);
    const selection = selectionOf(tx, appId, input);
    if (!isActive) throw new ServiceError('CONFLICT', 'The webhook app is disabled. Set its is_active to true first.');
    await assertOwnEndpoint(tx, selection);
    await assertReplayLimit(tx, appId);
    await assertMayReadSelected(ctx, tx, selection);
    const total = await countUpTo(tx, selection, maxDeliveries);
    const { deliveryIds, since, until, ...rest } = selection;
    const replay = tx.em.create(WebhookReplay, {
      ...rest,
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      deliveryIds: deliveryIds === null ? null : [...deliveryIds],
      since: since === null ? null : new Date(since),
      until: until === null ? null : new Date(until),
      state: 'running',
      total,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    const resource = resourceOf(replay);
    tx.record({ type: 'webhook.replay.created', resource, after: { appName, since, until, ...rest, total } });
    await tx.em.flush();
    await ctx.jobs.add(tx, replayQueue, { deploymentId: tx.deploymentId, appId, replayId: replay.id });
    return getWebhookReplay(tx.rows, tx.deploymentId, appId, replay.id);
  });
}

/** Cancels a replay. A job cancels its queued deliveries. */
export function cancelWebhookReplay(ctx: Context, appName: string, id: string): Promise<WebhookReplayRow> {
  return command(ctx, async (tx) => {
    const appId = await webhookAppId(tx.rows, tx.deploymentId, appName);
    const replay = await tx.em.findOne(
      WebhookReplay,
      { id, appId, deploymentId: tx.deploymentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (replay === null) throw webhookReplayNotFound();
    await assertCancellable(tx, replay);
    replay.state = 'cancelled';
    replay.updatedAt = tx.now;
    const { total, done } = replay;
    tx.record({ type: 'webhook.replay.cancelled', resource: resourceOf(replay), after: { appName, total, done } });
    await tx.em.flush();
    await ctx.jobs.add(tx, replayQueue, { deploymentId: tx.deploymentId, appId, replayId: id });
    return getWebhookReplay(tx.rows, tx.deploymentId, appId, id);
  });
}

/** A completed replay can be cancelled while some of its deliveries are pending. */
async function assertCancellable(tx: Transaction, { id, state }: WebhookReplay): Promise<void> {
  if (state === 'running') return;
  if (state === 'cancelled') throw new ServiceError('CONFLICT', 'The replay was already cancelled.');
  const waiting = await queuedDeliveries(tx.rows, tx.deploymentId, id)
    .select('delivery.id')
    .limit(1)
    .executeTakeFirst();
  if (waiting === undefined) {
    throw new ServiceError('CONFLICT', 'The replay is completed, and none of its deliveries is pending.');
  }
}

/** Returns the app and prevents its deletion until the transaction ends. */
function lockApp(tx: Transaction, name: string): Promise<{ id: string; isActive: boolean }> {
  return tx.rows
    .selectFrom('webhook_app')
    .select(['id', 'is_active as isActive'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirstOrThrow(webhookAppNotFound);
}

/** Validates the input. The time span ends now at the latest, so that a replay does not include later events. */
function selectionOf(tx: Transaction, appId: string, input: ReplayWebhookDeliveriesInput): ReplaySelection {
  const errors = inputErrors(input);
  if (errors.length > 0) throw validationFailed(errors);
  const { deliveryIds = null, since = null, status = null, endpointId = null, eventName = null } = input;
  const now = tx.now.toISOString();
  const until = since === null ? null : input.until && input.until < now ? input.until : now;
  if (since !== null && until !== null && since >= until) {
    throw validationFailed([fieldError('input.since', 'must be earlier than until and earlier than now')]);
  }
  return { appId, deliveryIds, since, until, status: status?.toLowerCase() ?? null, endpointId, eventName };
}

function inputErrors({ deliveryIds, since, ...filters }: ReplayWebhookDeliveriesInput): FieldError[] {
  if (!deliveryIds) return since ? [] : [fieldError('input.since', 'is required without delivery_ids')];
  const given = Object.entries({ since, ...filters }).filter(([, value]) => value !== undefined);
  return given.map(([name]) => fieldError(['input', name], 'must not be given with delivery_ids'));
}

async function assertOwnEndpoint(tx: Transaction, { appId, endpointId }: ReplaySelection): Promise<void> {
  if (endpointId === null) return;
  const found = await tx.rows
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('app_id', '=', appId)
    .where('id', '=', endpointId)
    .executeTakeFirst();
  if (found === undefined) {
    throw validationFailed([fieldError('input.endpointId', 'must be the id of an endpoint of the app')]);
  }
}

/** Counts the deliveries to queue. Rejects the replay when they exceed the limit; counting stops there. */
async function countUpTo(tx: Transaction, selection: ReplaySelection, maxDeliveries: number): Promise<number> {
  const found = replayableDeliveries(tx.rows, tx.deploymentId, selection, tx.now)
    .select('delivery.id')
    .limit(maxDeliveries + 1);
  const { total } = await tx.rows
    .selectFrom(found.as('found'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  if (total <= maxDeliveries) return total;
  const limit = maxDeliveries.toLocaleString('en');
  throw validationFailed([
    fieldError(
      'input.since',
      `must select at most ${limit} deliveries; restrict them with until, status, endpoint_id or event_name`,
    ),
  ]);
}

/** The URL of an endpoint may have changed since, so the caller must have the scopes of the events that it will receive. */
async function assertMayReadSelected(ctx: Context, tx: Transaction, selection: ReplaySelection): Promise<void> {
  const unreadable = unreadableEvents(ctx);
  if (unreadable.length === 0) return;
  const found = await replayableDeliveries(tx.rows, tx.deploymentId, selection, tx.now)
    .innerJoin('webhook_message as sent', (join) =>
      join.onRef('sent.deployment_id', '=', 'delivery.deployment_id').onRef('sent.id', '=', 'delivery.message_id'),
    )
    .select('sent.event_name as eventName')
    .distinct()
    .where('sent.event_name', '=', sql<string>`any(${unreadable}::text[])`)
    .execute();
  assertMayRead(
    ctx,
    found.map(({ eventName }) => eventName),
  );
}

async function assertReplayLimit(tx: Transaction, appId: string): Promise<void> {
  await tx.lock(`webhook replays ${appId}`);
  const running = await tx.em.count(WebhookReplay, { appId, state: 'running', deploymentId: tx.deploymentId });
  if (running >= MAX_RUNNING_REPLAYS) {
    throw new ServiceError(
      'CONFLICT',
      `The webhook app already has ${MAX_RUNNING_REPLAYS} running replays. Wait for one to complete or cancel one.`,
    );
  }
}

const resourceOf = ({ id }: WebhookReplay) => ({ type: 'webhook_replay', id });
