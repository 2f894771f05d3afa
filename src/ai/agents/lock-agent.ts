import type { Transaction } from '../../platform/commands/command.ts';
import { agentNotFound } from './ai-agent.reads.ts';

/** Locks the agent against deletion until the transaction ends, and returns its own limit. 404 when it does not exist. */
export function lockAgentShared(
  { rows, deploymentId }: Transaction,
  id: string,
): Promise<{ readonly maxParallelRuns: number | null }> {
  return rows
    .selectFrom('ai_agent')
    .select('max_parallel_runs as maxParallelRuns')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow(agentNotFound);
}
