import type { Transaction } from '../../platform/commands/command.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';

/** How much the users and servers of a deployment may run agents. */
export interface RunLimits {
  /** On one day (UTC). */
  readonly runsPerUserPerDay: number;
  /** On one day (UTC). */
  readonly tokensPerUserPerDay: number;
  readonly maxParallelRuns: number;
  readonly maxParallelRunsPerUser: number;
  /** Null for a fifth of the parallel runs. */
  readonly parallelRunsReservedForServers: number | null;
}

export const DEFAULT_RUN_LIMITS: RunLimits = {
  runsPerUserPerDay: 200,
  tokensPerUserPerDay: 1_000_000,
  maxParallelRuns: 20,
  maxParallelRunsPerUser: 3,
  parallelRunsReservedForServers: null,
};

/** The columns of the limits, which `limits` names. */
export const LIMIT_COLUMNS = [
  'limits.runs_per_day as runsPerUserPerDay',
  'limits.tokens_per_day as tokensPerUserPerDay',
  'limits.max_parallel_runs as maxParallelRuns',
  'limits.max_parallel_runs_per_user as maxParallelRunsPerUser',
  'limits.parallel_runs_reserved_for_servers as parallelRunsReservedForServers',
] as const;

/** How many runs of users may be in progress at once. The others are for servers. */
export function parallelRunsOfUsers({ maxParallelRuns, parallelRunsReservedForServers }: RunLimits): number {
  return maxParallelRuns - (parallelRunsReservedForServers ?? Math.floor(maxParallelRuns / 5));
}

/** The limits of the deployment. */
export async function getRunLimits(rows: Rows, deploymentId: number): Promise<RunLimits> {
  const limits = await rows
    .selectFrom('ai_user_limits as limits')
    .select(LIMIT_COLUMNS)
    .where('limits.deployment_id', '=', deploymentId)
    .executeTakeFirst();
  return limits ?? DEFAULT_RUN_LIMITS;
}

/** Changes the limits that are given, and records the change. */
export async function changeRunLimits(tx: Transaction, changes: Partial<Nullable<RunLimits>>): Promise<void> {
  const { rows, deploymentId } = tx;
  const before = await getRunLimits(rows, deploymentId);
  const { parallelRunsReservedForServers = before.parallelRunsReservedForServers } = changes;
  const after: RunLimits = {
    runsPerUserPerDay: changes.runsPerUserPerDay ?? before.runsPerUserPerDay,
    tokensPerUserPerDay: changes.tokensPerUserPerDay ?? before.tokensPerUserPerDay,
    maxParallelRuns: changes.maxParallelRuns ?? before.maxParallelRuns,
    maxParallelRunsPerUser: changes.maxParallelRunsPerUser ?? before.maxParallelRunsPerUser,
    parallelRunsReservedForServers,
  };
  if ((after.parallelRunsReservedForServers ?? 0) >= after.maxParallelRuns) {
    const message = 'must be less than the number of parallel runs, so that users can run agents';
    throw validationFailed([fieldError('input.parallelRunsReservedForServers', message)]);
  }
  const columns = {
    runs_per_day: after.runsPerUserPerDay,
    tokens_per_day: after.tokensPerUserPerDay,
    max_parallel_runs: after.maxParallelRuns,
    max_parallel_runs_per_user: after.maxParallelRunsPerUser,
    parallel_runs_reserved_for_servers: after.parallelRunsReservedForServers,
  };
  await rows
    .insertInto('ai_user_limits')
    .values({ deployment_id: deploymentId, ...columns })
    .onConflict((conflict) => conflict.column('deployment_id').doUpdateSet(columns))
    .execute();
  const resource = { type: 'deployment', id: String(deploymentId) };
  tx.record({ type: 'settings.ai.updated', resource, before: { ...before }, after: { ...after } });
}

type Nullable<Values> = { readonly [Name in keyof Values]: Values[Name] | null | undefined };
