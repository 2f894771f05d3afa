import { sql } from 'kysely';
import type { Rows } from '../../../platform/database/tables.ts';
import type { RunInProgress, WaitingRun } from './slots.ts';

/** The runs of the deployment that are in progress, and those that wait, in the order of arrival. */
export async function readSlots(
  rows: Rows,
  deploymentId: number,
  now: Date,
): Promise<{ readonly running: readonly RunInProgress[]; readonly waiting: readonly WaitingRun[] }> {
  const waiting = rows
    .selectFrom('ai_agent_waiting_run as run')
    .innerJoin('ai_agent as agent', (join) =>
      join.onRef('agent.deployment_id', '=', 'run.deployment_id').onRef('agent.id', '=', 'run.agent_id'),
    )
    .select([sql<string | null>`run.id`.as('id'), 'run.agent_id as agentId', 'run.user_id as userId'])
    .select('agent.max_parallel_runs as maxParallelRuns')
    .where('run.deployment_id', '=', deploymentId)
    .where('run.expires_at', '>', now.toISOString());
  const found = await rows
    .selectFrom('ai_agent_run as run')
    .select([sql<string | null>`null::bigint`.as('id'), 'run.agent_id as agentId', 'run.user_id as userId'])
    .select(sql<number | null>`null::integer`.as('maxParallelRuns'))
    .where('run.deployment_id', '=', deploymentId)
    .where('run.status', '=', 'running')
    .where('run.claimed_until', '>', now.toISOString())
    .unionAll(waiting)
    .orderBy('id')
    .execute();
  return {
    running: found.filter(({ id }) => id === null),
    waiting: found.filter((run): run is WaitingRun => run.id !== null),
  };
}
