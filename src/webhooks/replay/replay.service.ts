import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { webhookAppId, webhookAppNotFound } from '../apps/webhook-app.reads.ts';
import { assertMayRead, unreadableEvents } from '../endpoints/subscription-scopes.ts';
import type { WebhookReplayRow } from '../graph/rows.ts';
import type { ReplayWebhookDeliveriesInput } from '../graph/types.ts';
import { getWebhookReplay, replayable, type Selection, waitingOf, webhookReplayNotFound } from './replay.reads.ts';
import { replayQueue } from './replay-job.ts';
import { WebhookReplay } from './webhook-replay.entity.ts';

/** How many replays of one app run at once. */
const MAX_RUNNING = 5;

/** How many deliveries one replay takes: they are due over a quarter of an hour. */
const MAX_DELIVERIES = 100_000;

/** Notes which deliveries are meant and leaves the queueing to a job. */
export function replayWebhookDeliveries(
  ctx: Context,
  appName: string,
  input: ReplayWebhookDeliveriesInput,
  most = MAX_DELIVERIES,
): Promise<WebhookReplayRow> {
  return command(ctx, async (tx) => {
    const { id: appId, isActive } = await lockApp(tx, appName);
    const selection = selectionOf(tx, appId, input);
    if (!isActive) throw new ServiceError('CONFLICT', 'The webhook app is switched off; set its is_active first.');
    await assertOwnEndpoint(tx, selection);
    await assertRoom(tx, appId);
    await assertMayReadSelected(ctx, tx, selection);
    const total = await countUpTo(tx, selection, most);
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

/** Ends it at once; a job takes back what waits. */
export function cancelWebhookReplay(ctx: Context, appName: string, id: string): Promise<WebhookReplayRow> {
  return command(ctx, async (tx) => {
    const appId = await webhookAppId(tx.rows, tx.deploymentId, appName);
    const replay = await tx.em.findOne(
      WebhookReplay,
      { id, appId, deploymentId: tx.deploymentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (replay === null) throw webhookReplayNotFound();
    await assertMayEnd(tx, replay);
    replay.state = 'cancelled';
    replay.updatedAt = tx.now;
    const { total, done } = replay;
    tx.record({ type: 'webhook.replay.cancelled', resource: resourceOf(replay), after: { appName, total, done } });
    await tx.em.flush();
    await ctx.jobs.add(tx, replayQueue, { deploymentId: tx.deploymentId, appId, replayId: id });
    return getWebhookReplay(tx.rows, tx.deploymentId, appId, id);
  });
}

/** One that has queued everything can be cancelled as long as some of it waits. */
async function assertMayEnd(tx: Transaction, { id, state }: WebhookReplay): Promise<void> {
  if (state === 'running') return;
  if (state === 'cancelled') throw new ServiceError('CONFLICT', 'The replay is cancelled already.');
  const waiting = await waitingOf(tx.rows, tx.deploymentId, id).select('delivery.id').limit(1).executeTakeFirst();
  if (waiting === undefined) {
    throw new ServiceError('CONFLICT', 'The replay is completed already, and none of its deliveries waits any more.');
  }
}

/** The app, kept from being deleted until the replay stands. */
function lockApp(tx: Transaction, name: string): Promise<{ id: string; isActive: boolean }> {
  return tx.rows
    .selectFrom('webhook_app')
    .select(['id', 'is_active as isActive'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirstOrThrow(webhookAppNotFound);
}

/** A time ends at the latest now: what is triggered from now on is no repetition. */
function selectionOf(tx: Transaction, appId: string, input: ReplayWebhookDeliveriesInput): Selection {
  const faults = faultsOf(input);
  if (faults.length > 0) throw validationFailed(faults);
  const { deliveryIds = null, since = null, status = null, endpointId = null, eventName = null } = input;
  const now = tx.now.toISOString();
  const until = since === null ? null : input.until && input.until < now ? input.until : now;
  if (since !== null && until !== null && since >= until) {
    throw validationFailed([fieldError('input.since', 'must be earlier than until, and than now')]);
  }
  return { appId, deliveryIds, since, until, status: status?.toLowerCase() ?? null, endpointId, eventName };
}

function faultsOf({ deliveryIds, since, ...narrowing }: ReplayWebhookDeliveriesInput): FieldError[] {
  if (!deliveryIds) return since ? [] : [fieldError('input.since', 'is required without delivery_ids')];
  const narrowed = Object.entries({ since, ...narrowing }).filter(([, value]) => value !== undefined);
  return narrowed.map(([name]) => fieldError(['input', name], 'must be left out beside delivery_ids'));
}

async function assertOwnEndpoint(tx: Transaction, { appId, endpointId }: Selection): Promise<void> {
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

/** How many deliveries there are to queue: counting ends where there are too many. */
async function countUpTo(tx: Transaction, selection: Selection, most: number): Promise<number> {
  const found = replayable(tx.rows, tx.deploymentId, selection, tx.now)
    .select('delivery.id')
    .limit(most + 1);
  const { total } = await tx.rows
    .selectFrom(found.as('found'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  if (total <= most) return total;
  const asked = `must leave at most ${most.toLocaleString('en')} deliveries to replay at once`;
  throw validationFailed([
    fieldError('input.since', `${asked}; narrow it down by until, status, endpoint_id or event_name`),
  ]);
}

/** An endpoint's URL may have changed since these were sent: the caller needs the scopes of what goes there now. */
async function assertMayReadSelected(ctx: Context, tx: Transaction, selection: Selection): Promise<void> {
  const unreadable = unreadableEvents(ctx);
  if (unreadable.length === 0) return;
  const found = await replayable(tx.rows, tx.deploymentId, selection, tx.now)
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

async function assertRoom(tx: Transaction, appId: string): Promise<void> {
  await tx.lock(`webhook replays ${appId}`);
  const running = await tx.em.count(WebhookReplay, { appId, state: 'running', deploymentId: tx.deploymentId });
  if (running >= MAX_RUNNING) {
    throw new ServiceError('CONFLICT', `A webhook app has at most ${MAX_RUNNING} replays running; wait or cancel one.`);
  }
}

const resourceOf = ({ id }: WebhookReplay) => ({ type: 'webhook_replay', id });
