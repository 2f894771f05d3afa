import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { AgentConversations } from '../../platform/ports/agent-conversations.ts';
import { eraseRunsOf } from '../runs/erase-runs.ts';
import { removeUserFromUsage } from '../usage/record-usage.ts';

async function eraseConversations(tx: Transaction, userId: string): Promise<void> {
  await deleteThreadsOf(tx, userId);
  await eraseRunsOf(tx, userId);
  await removeUserFromUsage(tx, userId);
}

/** Locks the threads before their runs, as the end of a run does. */
async function deleteThreadsOf({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  const threads = await rows
    .selectFrom('ai_agent_thread')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (threads.length === 0) return;
  const ids = threads.map(({ id }) => id);
  await rows
    .deleteFrom('ai_agent_run')
    .where('deployment_id', '=', deploymentId)
    .where('thread_id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  await rows
    .deleteFrom('ai_agent_thread')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
}

/** See `AgentConversations`. */
export const agentConversations: AgentConversations = { erase: eraseConversations };
