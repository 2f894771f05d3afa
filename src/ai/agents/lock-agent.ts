import type { Transaction } from '../../platform/database/command.ts';
import { agentNotFound } from './ai-agent.reads.ts';

/** Locks the agent against deletion until the transaction ends. 404 when it does not exist. */
export async function lockAgentShared({ rows, deploymentId }: Transaction, id: string): Promise<void> {
  await rows
    .selectFrom('ai_agent')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow(agentNotFound);
}
