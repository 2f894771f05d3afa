import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { LONG_JOB, type Queue, RETRY_FOR_TWO_DAYS } from '../../platform/jobs/queue.ts';
import { lockAppAgainstDeletion } from '../deliveries/deletion-locks.ts';
import { queuedDeliveries, type ReplaySelection, replayableDeliveries } from './replay.reads.ts';

export interface ReplayJob {
  readonly deploymentId: number;
  readonly appId: string;
  readonly replayId: string;
}

export const replayQueue: Queue<ReplayJob> = {
  name: 'webhook_replay',
  settings: { ...RETRY_FOR_TWO_DAYS, ...LONG_JOB, concurrency: 4, concurrencyPerDeployment: 1 },
  deploymentOf: ({ deploymentId }) => deploymentId,
};

/** Deliveries per transaction. Small batches hold locks briefly and lose little work when the process is killed. */
const BATCH_SIZE = 500;
/** The interval between the due times of a replay's deliveries, so that new events are not delayed by all of them. */
const SPACING_MS = 10;

/**
 * Queues the deliveries of a replay in batches. When the replay is cancelled, cancels the queued deliveries. Resumes after the
 * last batch when the job was interrupted.
 */
export async function replay({ database, deliveries }: Services, job: ReplayJob): Promise<void> {
  while (await queueBatch(database.rows, job)) deliveries.wake(job.deploymentId);
  deliveries.wake(job.deploymentId);
  while (await cancelBatch(database.rows, job));
}

/** Queues one batch and returns whether more may follow. Locks the replay, so that it is not cancelled during a batch. */
export function queueBatch(
  rows: Rows,
  { deploymentId, appId, replayId }: ReplayJob,
  batch = BATCH_SIZE,
): Promise<boolean> {
  return rows.transaction().execute(async (tx) => {
    const startedAt = new Date();
    const now = startedAt.toISOString();
    await lockAppAgainstDeletion(tx, { deploymentId, appId });
    const running = await lockRunningReplay(tx, deploymentId, replayId);
    if (running === undefined) return false;
    const found = await nextDeliveries(tx, deploymentId, running, batch, startedAt);
    const last = found.at(-1);
    const isLast = found.length < batch;
    const start = Math.max(startedAt.getTime(), Date.parse(running.dueUntil ?? now));
    if (last !== undefined) await queueDeliveries(tx, deploymentId, replayId, found, { start, now });
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

/**
 * Queues deliveries one interval apart. A delivery that was pending before the replay is only sent sooner, and a cancellation
 * does not affect it.
 */
async function queueDeliveries(
  rows: Rows,
  deploymentId: number,
  replayId: string,
  deliveries: readonly { readonly id: string }[],
  { start, now }: { readonly start: number; readonly now: string },
): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  const dueTimes = deliveries.map((_, index) => new Date(start + index * SPACING_MS).toISOString());
  await sql`
    update webhook_delivery as delivery set status = 'pending', claimed_until = null, claimed_by = null,
      next_attempt_at = least(case when delivery.status = 'pending' then delivery.next_attempt_at end, due.at),
      replay_id = case when delivery.status = 'pending' then delivery.replay_id else ${replayId}::bigint end,
      updated_at = ${now}::timestamptz
    from unnest(${ids}::bigint[], ${dueTimes}::timestamptz[]) as due (id, at)
    where delivery.deployment_id = ${deploymentId} and delivery.id = due.id`.execute(rows);
}

/** Cancels one batch and returns whether more may follow. Running attempts continue. */
export function cancelBatch(
  rows: Rows,
  { deploymentId, appId, replayId }: ReplayJob,
  batch = BATCH_SIZE,
): Promise<boolean> {
  return rows.transaction().execute(async (tx) => {
    await lockAppAgainstDeletion(tx, { deploymentId, appId });
    if (!(await isCancelled(tx, deploymentId, replayId))) return false;
    const found = await queuedDeliveries(tx, deploymentId, replayId)
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
          select from webhook_attempt as attempt where attempt.deployment_id = ${DEPLOYMENT_ID}
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

interface RunningReplay extends ReplaySelection {
  readonly cursorId: string | null;
  readonly cursorCreatedAt: string | null;
  readonly dueUntil: string | null;
}

function lockRunningReplay(rows: Rows, deploymentId: number, id: string): Promise<RunningReplay | undefined> {
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

/** The next deliveries in the order of time, found with an index on the position of the last one. */
function nextDeliveries(rows: Rows, deploymentId: number, running: RunningReplay, limit: number, now: Date) {
  const { cursorId, cursorCreatedAt } = running;
  let query = replayableDeliveries(rows, deploymentId, running, now).select([
    'delivery.id',
    'delivery.created_at as createdAt',
  ]);
  if (cursorId !== null) {
    query = query.where(
      sql<boolean>`(delivery.created_at, delivery.id) > (${cursorCreatedAt}::timestamptz, ${cursorId}::bigint)`,
    );
  }
  return query.orderBy('delivery.created_at').orderBy('delivery.id').limit(limit).forUpdate('delivery').execute();
}
