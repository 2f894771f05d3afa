import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import { AiAgentRun } from './ai-agent-run.entity.ts';
import { recordEnd } from './end-run.ts';

/**
 * Erases the texts of the runs of a user who is being deleted, and the user from them. Ends those in progress as cancelled, so that
 * they add no texts. The processes that carry them out notice it when they renew their claims.
 *
 * Updates each run once: PostgreSQL locks the agent of a row that one transaction updates twice, after the run. The deletion of an
 * agent locks in the other order.
 */
export async function eraseRunsOf(tx: Transaction, userId: string): Promise<void> {
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
  const running = await em.find(AiAgentRun, { userId, deploymentId, status: 'running' });
  for (const run of running) {
    await recordEnd(tx, run, { failureCode: 'cancelled' });
    em.assign(run, { userId: null, input: [] });
  }
  await tx.flush();
  await rows
    .updateTable('ai_agent_run')
    .set({ user_id: null, input: sql`'[]'`, output: null, citations: sql`'[]'` })
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .execute();
}
