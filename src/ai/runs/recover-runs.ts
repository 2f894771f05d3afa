import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { LONG_JOB, type Queue } from '../../platform/jobs/queue.ts';
import { endRun } from './end-run.ts';

/** Ends the runs of killed processes. */
export const runRecoveryJobs: Queue<Record<string, never>> = {
  name: 'agent-run-recovery',
  settings: { ...LONG_JOB, concurrency: 1, retryLimit: 3, retryDelay: 15, cron: '* * * * *' },
};

const BATCH_SIZE = 200;

/**
 * Records the runs whose process no longer renews its claim as failed, in all deployments, with the tokens and texts of their
 * last recorded progress.
 */
export async function recoverRuns(services: Services): Promise<void> {
  for (;;) {
    const found = await services.database.rows
      .selectFrom('ai_agent_run')
      .select(['deployment_id as deploymentId', 'id'])
      .where('status', '=', 'running')
      .where('claimed_until', '<', new Date().toISOString())
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    for (const { deploymentId, id } of found) {
      await endRun(systemContext(services, deploymentId), id, { failureCode: 'interrupted' });
    }
    if (found.length < BATCH_SIZE) return;
  }
}
