import type { Transaction } from '../../platform/commands/command.ts';
import type { AiAgentThread } from '../threads/ai-agent-thread.entity.ts';
import { recordModelUsage } from '../usage/record-model-usage.ts';
import { addUsage, dayOf } from '../usage/record-usage.ts';
import type { AiAgentRun } from './ai-agent-run.entity.ts';
import type { RunEnd } from './run-end.ts';
import { storeLateResponse } from './turns/turn.ts';

interface LockedRun {
  readonly run: AiAgentRun;
  /** Null for a run without one, and after the thread was deleted. */
  readonly thread: AiAgentThread | null;
}

/**
 * Adds to a failed run what it did after its last progress was recorded, when another process has ended it: the tokens, and what the
 * model had written. The reason of its end stays.
 */
export async function settleRun(tx: Transaction, { run, thread }: LockedRun, end: RunEnd): Promise<void> {
  tx.markUnchanged();
  const { steps, inputTokens, outputTokens, tokensEstimated } = end;
  if (run.status !== 'failed' || steps === undefined || inputTokens === undefined || outputTokens === undefined) return;
  const used = {
    steps: steps - run.steps,
    inputTokens: inputTokens - run.inputTokens,
    outputTokens: outputTokens - run.outputTokens,
    // The usage of the day on which the run ended.
    day: dayOf(run.finishedAt ?? tx.now),
  };
  tx.em.assign(run, { steps, inputTokens, outputTokens, tokensEstimated: tokensEstimated ?? run.tokensEstimated });
  if (end.output != null) tx.em.assign(run, { output: end.output, citations: end.citations ?? [] });
  await addUsage(tx, {
    ...used,
    agentId: run.agentId,
    userId: run.userId ?? null,
    runs: 0,
    failedRuns: 0,
    durationMs: 0,
  });
  await recordModelUsage(tx, run.model, used);
  if (thread !== null) await storeLateResponse(tx, thread, run);
}
