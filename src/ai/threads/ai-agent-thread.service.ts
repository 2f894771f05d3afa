import { sql } from 'kysely';
import type { AiMessageInput, CreateAiAgentThreadInput } from '../../generated/backend.ts';
import type { UpdateAiAgentThreadInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { lockAgentShared } from '../agents/lock-agent.ts';
import { AiAgentThread } from './ai-agent-thread.entity.ts';
import { getThread } from './ai-agent-thread.reads.ts';
import { appendMessage, assertHasSpace, assertNotBusy, audited, lockThread, resourceOf } from './thread.record.ts';
import { getMessage } from './thread-message.reads.ts';
import { lockThreadOwner } from './thread-owner.ts';

/** Threads of one user with one agent, if the user creates them. */
const MAX_OWN_THREADS = 1_000;

/** Creates a thread. `isOwn` is for a user who creates it on the deployment host. */
export function createThread(ctx: Context, agentId: string, input: CreateAiAgentThreadInput, { isOwn = false } = {}) {
  return command(ctx, async (tx) => {
    if (isOwn) await assertBelowThreadLimit(tx, agentId, input.userId as string);
    await lockAgentShared(tx, agentId);
    const thread = tx.em.create(AiAgentThread, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      agentId,
      title: input.title ?? null,
      ...(await lockThreadOwner(tx, input)),
      messageCount: 0,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'ai_agent_thread.created', resource: resourceOf(thread), after: audited(thread) });
    await tx.flush();
    return getThread(tx.rows, tx.deploymentId, agentId, thread.id);
  });
}

export function updateThread(
  ctx: Context,
  agentId: string,
  id: string,
  input: UpdateAiAgentThreadInput,
  userId?: string,
) {
  return command(ctx, async (tx) => {
    const thread = await lockThread(tx, agentId, id, userId);
    const state = audited(thread);
    tx.em.assign(thread, { ...withoutUndefined(input), updatedAt: tx.now });
    tx.record({ type: 'ai_agent_thread.updated', resource: resourceOf(thread), before: state, after: state });
    await tx.flush();
    return getThread(tx.rows, tx.deploymentId, agentId, id);
  });
}

export function deleteThread(ctx: Context, agentId: string, id: string, userId?: string): Promise<null> {
  return command(ctx, async (tx) => {
    const thread = await lockThread(tx, agentId, id, userId);
    const before = { ...audited(thread), ...timestampsOf(thread) };
    tx.record({ type: 'ai_agent_thread.deleted', resource: resourceOf(thread), before });
    // Foreign keys delete its messages, and clear the thread of its runs.
    tx.em.remove(thread);
    return null;
  });
}

async function assertBelowThreadLimit(tx: Transaction, agentId: string, userId: string): Promise<void> {
  await tx.lock(`ai_agent_thread of user ${userId}`);
  const { count } = await tx.rows
    .selectFrom('ai_agent_thread')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (count < MAX_OWN_THREADS) return;
  const message = `You have ${MAX_OWN_THREADS} threads with the agent. Delete one to create another.`;
  throw new ServiceError('AI_AGENT_THREAD_LIMIT', message);
}

/** Adds a message that belongs to no run. */
export function addMessage(ctx: Context, agentId: string, threadId: string, { role, content }: AiMessageInput) {
  return command(ctx, async (tx) => {
    const thread = await lockThread(tx, agentId, threadId);
    await assertNotBusy(tx, thread);
    assertHasSpace(thread, 1);
    const state = audited(thread);
    const { id } = appendMessage(tx, thread, { runId: null, role: role === 'USER' ? 'user' : 'assistant', content });
    tx.record({ type: 'ai_agent_thread.updated', resource: resourceOf(thread), before: state, after: state });
    await tx.flush();
    return getMessage(tx.rows, tx.deploymentId, id);
  });
}
