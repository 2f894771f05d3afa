import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';

/** The user in the rows of runs by servers and by deleted users. No user has this id. */
export const NO_USER = '0';

/** A run that has ended. */
export interface EndedRun {
  readonly agentId: string;
  /** Null for a run by a server. */
  readonly userId: string | null;
  readonly status: 'completed' | 'incomplete' | 'failed';
  readonly steps: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly durationMs: number;
  /** The day (UTC) on which it ended, as `YYYY-MM-DD`. */
  readonly day: string;
}

/** Adds a run to the totals of its agent, user and day. Call it once for each run, in the transaction that ends the run. */
export function recordUsage(tx: Transaction, { status, ...run }: EndedRun): Promise<void> {
  return addUsage(tx, { ...run, runs: 1, failedRuns: status === 'failed' ? 1 : 0 });
}

interface UsageToAdd extends Omit<EndedRun, 'status'> {
  readonly runs: number;
  readonly failedRuns: number;
}

/** Adds to the totals of an agent, user and day. */
export async function addUsage({ rows, deploymentId }: Transaction, run: UsageToAdd): Promise<void> {
  const { agentId, userId, runs, failedRuns, steps, inputTokens, outputTokens, day } = run;
  // The clock of a process can be set back during a run.
  const durationMs = Math.max(Math.round(run.durationMs), 0);
  await sql`
    insert into ai_agent_usage as usage
      (deployment_id, agent_id, day, user_id, runs, failed_runs, steps, input_tokens, output_tokens, duration_ms)
    values (${deploymentId}, ${agentId}, ${day}::date, ${userId ?? NO_USER}, ${runs}, ${failedRuns},
      ${steps}, ${inputTokens}, ${outputTokens}, ${durationMs})
    ${ADD_TO_TOTALS}`.execute(rows);
}

/** Adds the totals of an agent, user and day to those that are stored. */
const ADD_TO_TOTALS = sql`on conflict (deployment_id, agent_id, day, user_id) do update set
  runs = usage.runs + excluded.runs,
  failed_runs = usage.failed_runs + excluded.failed_runs,
  steps = usage.steps + excluded.steps,
  input_tokens = usage.input_tokens + excluded.input_tokens,
  output_tokens = usage.output_tokens + excluded.output_tokens,
  duration_ms = usage.duration_ms + excluded.duration_ms`;

/** Adds the totals of a user who is being deleted to those of runs by servers. No run of the user may be in progress. */
export async function removeUserFromUsage({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  // In order, so that two deletions of users do not wait for each other.
  const { rows: removed } = await sql`
    delete from ai_agent_usage where deployment_id = ${deploymentId} and user_id = ${userId}
    returning agent_id, day - date '2000-01-01' as day, runs, failed_runs, steps, input_tokens, output_tokens, duration_ms`.execute(
    rows,
  );
  if (removed.length === 0) return;
  // A statement of its own: a distributed database does not change a table twice in one.
  await sql`
    insert into ai_agent_usage as usage
      (deployment_id, agent_id, day, user_id, runs, failed_runs, steps, input_tokens, output_tokens, duration_ms)
    select ${deploymentId}, agent_id, date '2000-01-01' + day, ${NO_USER}::bigint, runs, failed_runs, steps, input_tokens, output_tokens, duration_ms
    from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as removed (agent_id bigint, day integer, runs bigint,
      failed_runs bigint, steps bigint, input_tokens bigint, output_tokens bigint, duration_ms bigint)
    order by agent_id, day
    ${ADD_TO_TOTALS}`.execute(rows);
}

/** The day (UTC) of a time, as `YYYY-MM-DD`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
