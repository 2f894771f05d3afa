import type { Transaction } from '../../../platform/commands/command.ts';
import type { RunLimits } from '../../usage/run-limits.ts';
import { NoFreeSlot } from './no-free-slot.ts';
import { readSlots } from './slots.reads.ts';
import { reasonToWait, selectStartable, type WaitingRun } from './slots.ts';

/** The order in which runs of one deployment arrive and are started. */
export const SLOT_LOCK = 'ai_agent_run';

interface ArrivedRun extends Omit<WaitingRun, 'id'> {
  /** Null for a run that has not waited. */
  readonly waitingId: string | null;
}

/**
 * Gives the run a slot, which it takes when it is stored in this transaction. Throws {@link NoFreeSlot} when there is none, or when
 * it is for a run that waits. Call it after `SLOT_LOCK`, and after the run's agent was locked.
 */
export async function takeSlot(
  { rows, deploymentId, now }: Transaction,
  limits: RunLimits,
  { waitingId, ...run }: ArrivedRun,
): Promise<void> {
  const { running, waiting } = await readSlots(rows, deploymentId, now);
  const isQueued = waiting.some(({ id }) => id === waitingId);
  const id = isQueued ? (waitingId as string) : NEWEST;
  const slots = { limits, running, waiting: isQueued ? waiting : [...waiting, { ...run, id }] };
  if (!selectStartable(slots).has(id)) throw new NoFreeSlot(reasonToWait(slots, run));
  if (waitingId === null) return;
  await rows
    .deleteFrom('ai_agent_waiting_run')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', waitingId)
    .execute();
}

/** The id of a run that arrives after those that wait. */
const NEWEST = 'newest';
