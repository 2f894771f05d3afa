import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { lockAgentShared } from '../agents/lock-agent.ts';
import type { AiAgentRunRow } from '../graph/rows.ts';
import { assertUserMayRun, lockUserShared } from '../usage/assert-user-may-run.ts';
import { getRunLimits } from '../usage/run-limits.ts';
import { AiAgentRun, type StoredMessage } from './ai-agent-run.entity.ts';
import { getRun } from './ai-agent-run.reads.ts';
import { audited, LEASE_MS, resourceOf } from './run.record.ts';
import { SLOT_LOCK, takeSlot } from './slots/take-slot.ts';
import { openTurn, storeQuestion, type Turn } from './turns/turn.ts';

export interface NewRun {
  readonly agentId: string;
  /** The signed-in user who runs it; null for a server. */
  readonly userId: string | null;
  /** Null for a run without a thread. */
  readonly threadId: string | null;
  readonly model: string;
  readonly input: readonly StoredMessage[];
}

export interface RecordedStart {
  readonly run: AiAgentRunRow;
  readonly turn: Turn | null;
}

/**
 * Records a run that this process has claimed. Returns it with its turn in a thread. Throws `NoFreeSlot` when it has to wait.
 * `waitingId` is that of a run that waits already.
 */
export async function startRun(
  ctx: Context,
  { agentId, userId, threadId, model, input }: NewRun,
  waitingId: string | null = null,
): Promise<RecordedStart> {
  let turn: Turn | null = null;
  const run = await command(ctx, async (tx) => {
    await tx.lock(SLOT_LOCK);
    const limits = await getRunLimits(tx.rows, tx.deploymentId);
    if (userId !== null) {
      await lockUserShared(tx, userId);
      await assertUserMayRun(tx, limits, userId);
    }
    const { maxParallelRuns } = await lockAgentShared(tx, agentId);
    const question = input.at(-1)?.content ?? '';
    if (threadId !== null) turn = await openTurn(tx, { agentId, threadId, userId, question });
    await takeSlot(tx, limits, { agentId, userId, maxParallelRuns, waitingId });
    const run = tx.em.create(AiAgentRun, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      agentId,
      userId,
      threadId,
      status: 'running',
      model,
      input,
      claimedUntil: new Date(tx.now.getTime() + LEASE_MS),
      createdAt: tx.now,
    });
    tx.record({ type: 'ai_agent_run.started', resource: resourceOf(run), after: audited(run) });
    await tx.flush();
    if (turn !== null) storeQuestion(tx, turn.thread, run.id, question);
    return getRun(tx.rows, tx.deploymentId, agentId, run.id);
  });
  return { run, turn };
}
