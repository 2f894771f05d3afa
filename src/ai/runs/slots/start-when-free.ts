import type { Context } from '../../../platform/context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { type NewRun, type RecordedStart, startRun } from '../start-run.ts';
import { NoFreeSlot } from './no-free-slot.ts';
import { addWaitingRun, removeWaitingRun } from './waiting-runs.ts';

/** Starts a run, after it has waited for a slot if none is free. 429 when it has waited too long. */
export async function startWhenFree(ctx: Context, run: NewRun): Promise<RecordedStart> {
  const outcome = await tryToStart(ctx, run);
  if (!(outcome instanceof NoFreeSlot)) return outcome;
  if (ctx.runQueue.waitMs === 0) throw outcome;
  return waitAndStart(ctx, run, outcome);
}

async function waitAndStart(ctx: Context, run: NewRun, rejection: NoFreeSlot): Promise<RecordedStart> {
  const { deploymentId } = ctx.viewer;
  const gone = new AbortController();
  ctx.onDisconnect?.(() => gone.abort());
  const id = await addWaitingRun(ctx, run, ctx.runQueue.waitMs);
  const place = ctx.runQueue.wait(deploymentId, id, gone.signal);
  try {
    let last = rejection;
    while (await place.turn()) {
      const outcome = await tryToStart(ctx, run, id);
      if (outcome instanceof NoFreeSlot) {
        last = outcome;
        continue;
      }
      // The stored result of a repeated request takes no slot, and leaves the row.
      if (ctx.idempotentRequest?.isReplay) await removeWaitingRun(ctx.rows, deploymentId, id);
      return outcome;
    }
    if (ctx.runQueue.isStopping) throw new ServiceError('UNAVAILABLE', 'The service is stopping.', { retryAfter: 1 });
    throw last;
  } catch (error) {
    // If the database is unavailable, the row expires.
    await removeWaitingRun(ctx.rows, deploymentId, id).catch(() => undefined);
    throw error;
  } finally {
    place.close();
  }
}

function tryToStart(ctx: Context, run: NewRun, waitingId?: string): Promise<RecordedStart | NoFreeSlot> {
  return startRun(ctx, run, waitingId).catch((error: unknown) => {
    if (error instanceof NoFreeSlot) return error;
    throw error;
  });
}
