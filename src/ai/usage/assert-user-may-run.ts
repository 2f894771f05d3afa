import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { dayOf } from './record-usage.ts';
import { getUserLimits } from './user-limits.ts';

/** Runs of one user that are in progress at once. */
export const MAX_RUNNING_PER_USER = 3;
const DAY_MS = 86_400_000;

/**
 * Throws 429 `RATE_LIMITED` when the user may not start another run: too many are in progress, or the user has reached the
 * runs or tokens of the day. Call it in the transaction that records the start of the run: until it ends, other runs of
 * the user wait for it. Tokens count when a run has ended, so that the last run of a day can exceed the limit.
 */
export async function assertUserMayRun(tx: Transaction, userId: string): Promise<void> {
  await lockUserShared(tx, userId);
  await tx.lock(`ai_agent_run of user ${userId}`);
  const { runsPerUserPerDay, tokensPerUserPerDay } = await getUserLimits(tx.rows, tx.deploymentId);
  const { running, runs, tokens } = await usedToday(tx, userId);
  if (running >= MAX_RUNNING_PER_USER) {
    const message = `You have ${MAX_RUNNING_PER_USER} runs in progress. Try again when one has ended.`;
    throw new ServiceError('RATE_LIMITED', message, { retryAfter: 5 });
  }
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

/** A user who is deleted at the same time starts no run. */
async function lockUserShared({ rows, deploymentId }: Transaction, userId: string): Promise<void> {
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
