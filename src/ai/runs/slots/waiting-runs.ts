import { type SqlBool, sql } from 'kysely';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { lockAgentShared } from '../../agents/lock-agent.ts';
import { lockUserShared } from '../../usage/assert-user-may-run.ts';
import type { RunInProgress } from './slots.ts';
import { SLOT_LOCK } from './take-slot.ts';

/** The channel on which the database notifies of free slots, with the id of the deployment. The table's triggers name it too. */
export const CHANNEL = 'gatehouse_agent_runs';
/** Runs that wait at once: of all users, and of servers. */
export const MAX_WAITING = 100;
/** Runs of one user that wait at once, so that one user does not take the places of others. */
export const MAX_WAITING_PER_USER = 10;
/** A run that a process no longer waits for, because it was killed, is ignored this long after its wait. */
const GRACE_MS = 5_000;

/** Adds a run to those that wait, and returns its id. 429 when too many wait. */
export function addWaitingRun(ctx: Context, run: RunInProgress, waitMs: number): Promise<string> {
  const { agentId, userId } = run;
  // The key of an idempotent request is for the start of the run.
  const { idempotentRequest: _, ...own } = ctx;
  return command(own, async (tx) => {
    tx.markUnchanged();
    await tx.lock(SLOT_LOCK);
    if (userId !== null) await lockUserShared(tx, userId);
    await lockAgentShared(tx, agentId);
    await assertMayWait(tx, userId);
    const expiresAt = new Date(tx.now.getTime() + waitMs + GRACE_MS).toISOString();
    const { id } = await tx.rows
      .insertInto('ai_agent_waiting_run')
      .values({ deployment_id: tx.deploymentId, agent_id: agentId, user_id: userId, expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function assertMayWait({ rows, deploymentId, now }: Transaction, userId: string | null): Promise<void> {
  const { all, own } = await rows
    .selectFrom('ai_agent_waiting_run')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`count(*) filter (where user_id = ${userId})::int`.as('own'))
    .where('deployment_id', '=', deploymentId)
    .where('expires_at', '>', now.toISOString())
    .where(sql<SqlBool>`(user_id is null) = ${userId === null}`)
    .executeTakeFirstOrThrow();
  if (all < MAX_WAITING && own < MAX_WAITING_PER_USER) return;
  const message = 'Too many runs wait for a slot. Try again when some have started.';
  throw new ServiceError('RATE_LIMITED', message, { retryAfter: 5 });
}

/** Removes a run that no longer waits. Notifies the processes of others that wait, because a slot may have been for this one. */
export async function removeWaitingRun(rows: Rows, deploymentId: number, id: string): Promise<void> {
  const { rows: others } = await sql`
    with removed as (
      delete from ai_agent_waiting_run where deployment_id = ${deploymentId} and id = ${id} returning deployment_id
    )
    select from removed where exists (
      select from ai_agent_waiting_run as other where other.deployment_id = ${deploymentId} and other.id <> ${id}
    )`.execute(rows);
  if (others.length > 0) await sql`select pg_notify(${CHANNEL}, ${String(deploymentId)})`.execute(rows);
}
