import { setTimeout as delay } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import type { AiAgentRunRow } from '../graph/rows.ts';
import { recordModelUsage } from '../usage/record-model-usage.ts';
import { dayOf, recordUsage } from '../usage/record-usage.ts';
import { AiAgentRun, type RunStatus } from './ai-agent-run.entity.ts';
import { getRun, runNotFound } from './ai-agent-run.reads.ts';
import { isCutOff } from './finish-reasons.ts';
import { audited, resourceOf } from './run.record.ts';
import type { RunEnd } from './run-end.ts';
import type { ChangedStep } from './run-recorder.ts';
import { settleRun } from './settle-run.ts';
import { storeSteps } from './store-steps.ts';
import { lockThreadOfRun, storeResponse } from './turns/turn.ts';

/** How long the cancellation of a run waits for this process to record its end. */
const MAX_WAIT_MS = 2_000;

/**
 * Records the end of a run. When another process has ended it meanwhile, adds only what the run had done until then. Has no effect
 * when its agent or user was deleted.
 */
export function endRun(
  ctx: Context,
  id: string,
  end: RunEnd,
  changedSteps: readonly ChangedStep[] = [],
): Promise<void> {
  return command(ctx, async (tx) => {
    const thread = await lockThreadOfRun(tx, id);
    const key = { id, deploymentId: tx.deploymentId };
    const run = await tx.em.findOne(AiAgentRun, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (run === null || isErased(run)) {
      tx.markUnchanged();
      return;
    }
    await storeSteps(tx.rows, { deploymentId: tx.deploymentId, runId: id }, changedSteps);
    if (run.status !== 'running') {
      await settleRun(tx, { run, thread }, end);
      return;
    }
    await recordEnd(tx, run, end);
    if (thread !== null) storeResponse(tx, thread, run);
  });
}

/** Whether the user of the run was deleted, with its texts. Every other run has an input. */
const isErased = ({ input }: AiAgentRun): boolean => input.length === 0;

/**
 * Ends a run that is in progress as cancelled. An ended run stays as it is. 404 when the agent, or the user if there is one, has
 * no such run.
 */
export async function cancelRun(ctx: Context, agentId: string, id: string, userId?: string): Promise<AiAgentRunRow> {
  const { deploymentId } = ctx.viewer;
  const run = await getRun(ctx.rows, deploymentId, agentId, id);
  if (userId !== undefined && run.userId !== userId) throw runNotFound();
  // If this process carries it out, it knows more than what is recorded.
  await Promise.race([ctx.agentRuns.end(id, 'cancelled'), delay(MAX_WAIT_MS, undefined, { ref: false })]);
  return command(ctx, async (tx) => {
    const thread = await lockThreadOfRun(tx, id);
    const ofAgent = { id, agentId, deploymentId, ...(userId !== undefined && { userId }) };
    const run = await tx.em.findOne(AiAgentRun, ofAgent, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (run === null) throw runNotFound();
    if (run.status === 'running') {
      await recordEnd(tx, run, { failureCode: 'cancelled' });
      if (thread !== null) storeResponse(tx, thread, run);
    } else {
      tx.markUnchanged();
    }
    await tx.flush();
    return getRun(tx.rows, deploymentId, agentId, id);
  });
}

/** Ends a locked run that is in progress. */
export async function recordEnd(tx: Transaction, run: AiAgentRun, end: RunEnd): Promise<void> {
  const status = statusOf(end);
  tx.em.assign(run, { ...withoutUndefined(end), status, claimedUntil: null, finishedAt: tx.now });
  const type = status === 'failed' ? 'ai_agent_run.failed' : 'ai_agent_run.completed';
  tx.record({ type, resource: resourceOf(run), after: audited(run) });
  const { agentId, userId = null, model, steps, inputTokens, outputTokens } = run;
  const used = { steps, inputTokens, outputTokens, day: dayOf(tx.now) };
  const durationMs = tx.now.getTime() - run.createdAt.getTime();
  await recordUsage(tx, { ...used, agentId, userId, status, durationMs });
  await recordModelUsage(tx, model, used);
}

function statusOf({ failureCode, finishReason }: RunEnd): Exclude<RunStatus, 'running'> {
  if (failureCode !== undefined) return 'failed';
  return isCutOff(finishReason) ? 'incomplete' : 'completed';
}
