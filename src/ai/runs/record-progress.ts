import type { Context } from '../../platform/context.ts';
import type { RunUsage } from './generate.ts';
import { LEASE_MS } from './run.record.ts';

/** Records what a run has used and prolongs the claim of this process. Returns false when the run has ended already. */
export async function recordProgress({ database, viewer }: Context, id: string, used: RunUsage): Promise<boolean> {
  const { numUpdatedRows } = await database.rows
    .updateTable('ai_agent_run')
    .set({
      claimed_until: new Date(Date.now() + LEASE_MS).toISOString(),
      steps: used.steps,
      input_tokens: used.inputTokens,
      output_tokens: used.outputTokens,
    })
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
