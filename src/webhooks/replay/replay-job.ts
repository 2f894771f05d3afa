import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { LONG_WORK, type Queue, TRIED_FOR_TWO_DAYS } from '../../platform/jobs/queue.ts';
import { keepAppFromDeletion } from '../deliveries/keep-from-deletion.ts';
import { replayable, type Selection, waitingOf } from './replay.reads.ts';

export interface ReplayJob {
  readonly deploymentId: number;
  readonly appId: string;
  readonly replayId: string;
}

export const replayQueue: Queue<ReplayJob> = {
  name: 'webhook_replay',
  settings: { ...TRIED_FOR_TWO_DAYS, ...LONG_WORK, atOnce: 2 },
};

/** Deliveries that one transaction queues again: the process may die between any two of them, and nobody waits long. */
const BATCH = 500;
/** How far apart the deliveries of a replay are due: what is triggered meanwhile would wait behind all of them otherwise. */
const SPACING_MS = 10;

/**
 * Queues batch by batch until the replay is over; of one that is cancelled it takes back what waits. Stopped half-way, it
 * goes on where it was when it runs again.
 */
export async function replay({ database, deliveries }: Services, job: ReplayJob): Promise<void> {
  while (await queueBatch(database.rows, job)) deliveries.wake();
  deliveries.wake();
  while (await takeBackBatch(database.rows, job));
}

/** Whether more may follow. The replay's row is held meanwhile: a cancellation comes before a batch or behind it. */
export function queueBatch(rows: Rows, { deploymentId, appId, replayId }: ReplayJob, batch = BATCH): Promise<boolean> {
  return rows.transaction().execute(async (tx) => {
    const moment = new Date();
    const now = moment.toISOString();
    await keepAppFromDeletion(tx, { deploymentId, appId });
    const task = await runningTask(tx, deploymentId, replayId);
    if (task === undefined) return false;
    const found = await nextDeliveries(tx, deploymentId, task, batch, moment);
    const last = found.at(-1);
    const isLast = found.length < batch;
    const start = Math.max(moment.getTime(), Date.parse(task.dueUntil ?? now));
    if (last !== undefined) await queue(tx, deploymentId, replayId, found, { start, now });
    await tx
      .updateTable('webhook_replay')
      .set({ done: sql<number>`done + ${found.length}`, updated_at: now, ...(isLast && { state: 'completed' }) })
      .set({ due_until: new Date(start + found.length * SPACING_MS).toISOString() })
      .$if(last !== undefined, (set) => set.set({ cursor_id: last?.id, cursor_created_at: last?.createdAt }))
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', replayId)
      .execute();
    return !isLast;
  });
}

/** One behind the other. What waited before the replay is merely sent sooner: a cancellation doesn't take it back. */
async function queue(
  rows: Rows,
  deploymentId: number,
  replayId: string,
  deliveries: readonly { readonly id: string }[],
  { start, now }: { readonly start: number; readonly now: string },
): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  const moments = deliveries.map((_, index) => new Date(start + index * SPACING_MS).toISOString());
  await sql`
    update webhook_delivery as delivery set status = 'pending', claimed_until = null, claimed_by = null,
      next_attempt_at = least(case when delivery.status = 'pending' then delivery.next_attempt_at end, due.at),
      replay_id = case when delivery.status = 'pending' then delivery.replay_id else ${replayId}::bigint end,
      updated_at = ${now}::timestamptz
    from unnest(${ids}::bigint[], ${moments}::timestamptz[]) as due (id, at)
    where delivery.deployment_id = ${deploymentId} and delivery.id = due.id`.execute(rows);
}

/** Whether more may follow. What is being attempted just now is left to its end. */
export function takeBackBatch(
  rows: Rows,
  { deploymentId, appId, replayId }: ReplayJob,
  batch = BATCH,
): Promise<boolean> {
  return rows.transaction().execute(async (tx) => {
    await keepAppFromDeletion(tx, { deploymentId, appId });
    if (!(await isCancelled(tx, deploymentId, replayId))) return false;
    const found = await waitingOf(tx, deploymentId, replayId)
      .select('delivery.id')
      .limit(batch)
      .forUpdate('delivery')
      .skipLocked()
      .execute();
    if (found.length === 0) return false;
    const now = new Date().toISOString();
    await sql`
      update webhook_delivery as delivery set next_attempt_at = null, updated_at = ${now}::timestamptz,
        status = case when exists (
          select from webhook_attempt as attempt where attempt.deployment_id = delivery.deployment_id
            and attempt.delivery_id = delivery.id and attempt.succeeded
        ) then 'succeeded' else 'cancelled' end
      where delivery.deployment_id = ${deploymentId} and delivery.id = any(${found.map(({ id }) => id)}::bigint[])
    `.execute(tx);
    await tx
      .updateTable('webhook_replay')
      .set({ done: sql<number>`done - ${found.length}`, updated_at: now })
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', replayId)
      .execute();
    return found.length === batch;
  });
}

async function isCancelled(rows: Rows, deploymentId: number, id: string): Promise<boolean> {
  const found = await rows
    .selectFrom('webhook_replay')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .where('state', '=', 'cancelled')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

interface Task extends Selection {
  readonly cursorId: string | null;
  readonly cursorCreatedAt: string | null;
  readonly dueUntil: string | null;
}

function runningTask(rows: Rows, deploymentId: number, id: string): Promise<Task | undefined> {
  return rows
    .selectFrom('webhook_replay')
    .select([
      'app_id as appId',
      sql<string[] | null>`delivery_ids::text[]`.as('deliveryIds'),
      'since',
      'until',
      'status',
      'endpoint_id as endpointId',
      'event_name as eventName',
      'cursor_id as cursorId',
      'cursor_created_at as cursorCreatedAt',
      'due_until as dueUntil',
    ])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
}

/** In the order of time, behind the last that was queued: an index leads there however many lie before it. */
function nextDeliveries(rows: Rows, deploymentId: number, task: Task, limit: number, now: Date) {
  const { cursorId, cursorCreatedAt } = task;
  let query = replayable(rows, deploymentId, task, now).select(['delivery.id', 'delivery.created_at as createdAt']);
  if (cursorId !== null) {
    query = query.where(
      sql<boolean>`(delivery.created_at, delivery.id) > (${cursorCreatedAt}::timestamptz, ${cursorId}::bigint)`,
    );
  }
  return query.orderBy('delivery.created_at').orderBy('delivery.id').limit(limit).forUpdate('delivery').execute();
}
