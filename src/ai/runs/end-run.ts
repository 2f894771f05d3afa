import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import type { AiAgentRunRow } from '../graph/rows.ts';
import { lockThreadOfRun, storeResponse } from '../threads/turn.ts';
import { dayOf, recordUsage } from '../usage/record-usage.ts';
import { AiAgentRun, type StoredCitation } from './ai-agent-run.entity.ts';
import { getRun, runNotFound } from './ai-agent-run.reads.ts';
import type { RunFailureCode } from './failure-codes.ts';
import type { RunUsage } from './generate.ts';
import { audited, resourceOf } from './run.record.ts';

interface Response {
  readonly output: string;
  readonly citations: readonly StoredCitation[];
}

interface Failure {
  readonly failureCode: RunFailureCode;
}

/** Records the end of a run. Has no effect when the run has ended already, or its agent was deleted. */
export function endRun(ctx: Context, id: string, end: RunUsage & (Response | Failure)): Promise<void> {
  return command(ctx, async (tx) => {
    const thread = await lockThreadOfRun(tx, id);
    const running = { id, deploymentId: tx.deploymentId, status: 'running' } as const;
    const run = await tx.em.findOne(AiAgentRun, running, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (run === null) {
      tx.markUnchanged();
      return;
    }
    await recordEnd(tx, run, end);
    if (thread !== null && 'output' in end) storeResponse(tx, thread, id, end);
  });
}

/**
 * Ends a run that is in progress as cancelled. An ended run stays as it is. 404 when the agent, or the user if there is one, has
 * no such run.
 */
export function cancelRun(ctx: Context, agentId: string, id: string, userId?: string): Promise<AiAgentRunRow> {
  return command(ctx, async (tx) => {
    await lockThreadOfRun(tx, id);
    const ofAgent = { id, agentId, deploymentId: tx.deploymentId, ...(userId !== undefined && { userId }) };
    const run = await tx.em.findOne(AiAgentRun, ofAgent, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (run === null) throw runNotFound();
    if (run.status === 'running') await recordEnd(tx, run, { failureCode: 'cancelled' });
    else tx.markUnchanged();
    tx.onCommit(() => ctx.agentRuns.end(id, 'cancelled'));
    await tx.flush();
    return getRun(tx.rows, tx.deploymentId, agentId, id);
  });
}

/** Ends a locked run that is in progress. Without usage, it keeps the usage of its last finished step. */
export async function recordEnd(tx: Transaction, run: AiAgentRun, end: Partial<RunUsage> & (Response | Failure)) {
  const status = 'output' in end ? 'completed' : 'failed';
  tx.em.assign(run, { ...end, status, claimedUntil: null, finishedAt: tx.now });
  tx.record({ type: `ai_agent_run.${status}`, resource: resourceOf(run), after: audited(run) });
  const { agentId, userId = null, steps, inputTokens, outputTokens } = run;
  const durationMs = tx.now.getTime() - run.createdAt.getTime();
  const day = dayOf(tx.now);
  await recordUsage(tx, { agentId, userId, status, steps, inputTokens, outputTokens, durationMs, day });
}
