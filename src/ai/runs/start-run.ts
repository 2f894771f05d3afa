import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { lockAgentShared } from '../agents/lock-agent.ts';
import type { AiAgentRunRow } from '../graph/rows.ts';
import { openTurn, storeQuestion, type Turn } from '../threads/turn.ts';
import { assertUserMayRun } from '../usage/assert-user-may-run.ts';
import { AiAgentRun, type StoredMessage } from './ai-agent-run.entity.ts';
import { getRun } from './ai-agent-run.reads.ts';
import { audited, LEASE_MS, resourceOf } from './run.record.ts';

/** Runs of one deployment that are in progress at once. */
export const MAX_RUNNING = 20;
/** The order in which runs of one deployment are started. */
const START_LOCK = 'ai_agent_run';

interface NewRun {
  readonly agentId: string;
  /** The signed-in user who runs it; null for a server. */
  readonly userId: string | null;
  /** Null for a run without a thread. */
  readonly threadId: string | null;
  readonly model: string;
  readonly input: readonly StoredMessage[];
}

interface RecordedStart {
  readonly run: AiAgentRunRow;
  readonly turn: Turn | null;
}

/** Records a run that this process has claimed. Returns it with its turn in a thread. */
export async function startRun(
  ctx: Context,
  { agentId, userId, threadId, model, input }: NewRun,
): Promise<RecordedStart> {
  let turn: Turn | null = null;
  const run = await command(ctx, async (tx) => {
    await tx.lock(START_LOCK);
    await assertCapacity(tx);
    if (userId !== null) await assertUserMayRun(tx, userId);
    await lockAgentShared(tx, agentId);
    const question = input.at(-1)?.content ?? '';
    if (threadId !== null) turn = await openTurn(tx, { agentId, threadId, userId, question });
    const run = tx.em.create(AiAgentRun, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      agentId,
      userId,
      threadId,
      status: 'running',
      model,
      input,
      claimedUntil: new Date(tx.now.getTime() + LEASE_MS),
      createdAt: tx.now,
    });
    tx.record({ type: 'ai_agent_run.started', resource: resourceOf(run), after: audited(run) });
    await tx.flush();
    if (turn !== null) storeQuestion(tx, turn.thread, run.id, question);
    return getRun(tx.rows, tx.deploymentId, agentId, run.id);
  });
  return { run, turn };
}

async function assertCapacity({ rows, deploymentId, now }: Transaction): Promise<void> {
  const { count } = await rows
    .selectFrom('ai_agent_run')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', deploymentId)
    .where('status', '=', 'running')
    .where('claimed_until', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  if (count < MAX_RUNNING) return;
  const message = `${MAX_RUNNING} runs of this deployment are in progress. Try again when one has ended.`;
  throw new ServiceError('RATE_LIMITED', message, { retryAfter: 5 });
}
