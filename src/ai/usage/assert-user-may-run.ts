import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { dayOf } from './record-usage.ts';
import type { RunLimits } from './run-limits.ts';

const DAY_MS = 86_400_000;

/**
 * Throws 429 `RATE_LIMITED` when the user has reached the runs or tokens of the day. Call it in the transaction that records the
 * start of the run, after its lock. Tokens count when a run has ended, so that the last run of a day can exceed the limit.
 */
export async function assertUserMayRun(
  tx: Transaction,
  { runsPerUserPerDay, tokensPerUserPerDay }: RunLimits,
  userId: string,
): Promise<void> {
  const { running, runs, tokens } = await usedToday(tx, userId);
  const retryAfter = Math.ceil((DAY_MS - (tx.now.getTime() % DAY_MS)) / 1_000);
  if (runs + running >= runsPerUserPerDay) {
    const message = `You have reached the limit of ${runsPerUserPerDay} runs a day. Try again on the next day (UTC).`;
    throw new ServiceError('RATE_LIMITED', message, { retryAfter });
  }
  if (tokens >= tokensPerUserPerDay) {
    const message = `You have reached the limit of ${tokensPerUserPerDay} tokens a day. Try again on the next day (UTC).`;
    throw new ServiceError('RATE_LIMITED', message, { retryAfter });
  }
}

/** Locks the user against deletion until the transaction ends. A user who was deleted starts no run. */
export async function lockUserShared({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
  await rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => new ServiceError('NOT_AUTHENTICATED', 'The user was deleted.'));
}

/** The runs in progress, and the runs and tokens of runs that ended on this day, of all agents. */
async function usedToday({ rows, deploymentId, now }: Transaction, userId: string) {
  return rows
    .selectFrom('ai_agent_usage as usage')
    .select([
      sql<number>`(select count(*) from ai_agent_run as run
        where run.deployment_id = ${deploymentId} and run.user_id = ${userId} and run.status = 'running'
          and run.claimed_until > ${now.toISOString()})::int`.as('running'),
      sql<number>`coalesce(sum(usage.runs), 0)::double precision`.as('runs'),
      sql<number>`coalesce(sum(usage.input_tokens + usage.output_tokens), 0)::double precision`.as('tokens'),
    ])
    .where('usage.deployment_id', '=', deploymentId)
    .where('usage.user_id', '=', userId)
    .where('usage.day', '=', sql<string>`${dayOf(now)}::date`)
    .executeTakeFirstOrThrow();
}
