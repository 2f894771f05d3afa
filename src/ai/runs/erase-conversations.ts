import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { AgentConversations } from '../../platform/ports/agent-conversations.ts';
import { removeUserFromUsage } from '../usage/record-usage.ts';
import { AiAgentRun } from './ai-agent-run.entity.ts';
import { recordEnd } from './end-run.ts';

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

/**
 * Erases the texts of the runs of a user who is being deleted, and the user from them. Ends those in progress as cancelled, so that
 * they add no texts. The processes that carry them out notice it when they renew their claims.
 *
 * Updates each run once: PostgreSQL locks the agent of a row that one transaction updates twice, after the run. The deletion of an
 * agent locks in the other order.
 */
async function eraseRunsOf(tx: Transaction, userId: string): Promise<void> {
  const { em, rows, deploymentId } = tx;
  const runs = await rows
    .selectFrom('ai_agent_run')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (runs.length === 0) return;
  const running = await em.find(AiAgentRun, { userId, deploymentId, status: 'running' }, { orderBy: { model: 'asc' } });
  for (const run of running) {
    await recordEnd(tx, run, { failureCode: 'cancelled' });
    em.assign(run, { userId: null, input: [], output: null, citations: [] });
  }
  await tx.flush();
  await eraseStepTexts(
    tx,
    runs.map(({ id }) => id),
  );
  await rows
    .updateTable('ai_agent_run')
    .set({
      ...{ user_id: null, input: sql`'[]'`, output: null, citations: sql`'[]'` },
      failure_detail: sql`failure_detail || '{"message": null}'`,
    })
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Erases what the models of runs have sent to tools and received from them. */
async function eraseStepTexts({ rows, deploymentId }: Transaction, runIds: readonly string[]): Promise<void> {
  await rows
    .updateTable('ai_agent_run_step')
    .set({
      tool_calls: sql`(select coalesce(jsonb_agg(call || '{"arguments": "", "result": null, "error": null}' order by number), '[]')
        from jsonb_array_elements(tool_calls) with ordinality as element (call, number))`,
    })
    .where('deployment_id', '=', deploymentId)
    .where('run_id', '=', sql<string>`any(${runIds}::bigint[])`)
    .execute();
}

/** See `AgentConversations`. */
export const agentConversations: AgentConversations = { erase: eraseConversations };
