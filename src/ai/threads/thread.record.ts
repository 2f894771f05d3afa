import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { StoredCitation } from '../citations/stored-citation.ts';
import { AiAgentThread } from './ai-agent-thread.entity.ts';
import { threadNotFound } from './ai-agent-thread.reads.ts';
import { ThreadMessage } from './thread-message.entity.ts';

/** Messages of one thread. */
export const MAX_MESSAGES = 1_000;

/** The resource of the thread's events. */
export const resourceOf = ({ id }: AiAgentThread) => ({ type: 'ai_agent_thread', id });

/** Without the title, which may be more than a reader of the audit log may see. */
export function audited({ agentId, userId, organizationId, workspaceId }: AiAgentThread) {
  return {
    agentId,
    userId: userId ?? null,
    organizationId: organizationId ?? null,
    workspaceId: workspaceId ?? null,
  };
}

/**
 * Locks the thread of the agent until the transaction ends. Transactions that also lock runs lock the thread first. 404 when the
 * agent, or the user if there is one, has no such thread.
 */
export async function lockThread(
  tx: Transaction,
  agentId: string,
  id: string,
  userId?: string,
): Promise<AiAgentThread> {
  const thread = await tx.em.findOne(
    AiAgentThread,
    { id, agentId, deploymentId: tx.deploymentId, ...(userId !== undefined && { userId }) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (thread === null) throw threadNotFound();
  return thread;
}

/** Rejects the request while a run of the locked thread is in progress. A run whose process was killed does not count. */
export async function assertNotBusy({ rows, deploymentId, now }: Transaction, { id }: AiAgentThread): Promise<void> {
  const running = await rows
    .selectFrom('ai_agent_run')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('thread_id', '=', id)
    .where('status', '=', 'running')
    .where('claimed_until', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (running === undefined) return;
  const message = 'A run of the thread is in progress. Send the request again when it has ended.';
  throw new ServiceError('AI_AGENT_THREAD_BUSY', message);
}

/** Rejects the request when the locked thread cannot hold so many more messages. */
export function assertHasSpace({ messageCount }: AiAgentThread, count: number): void {
  if (messageCount + count <= MAX_MESSAGES) return;
  const message = `The thread cannot have more than ${MAX_MESSAGES} messages. Continue in a new thread.`;
  throw new ServiceError('AI_AGENT_THREAD_FULL', message);
}

interface NewMessage {
  readonly runId: string | null;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly citations?: readonly StoredCitation[];
  readonly isIncomplete?: boolean;
}

/** Adds a message to the end of the locked thread. */
export function appendMessage(tx: Transaction, thread: AiAgentThread, message: NewMessage): ThreadMessage {
  tx.em.assign(thread, { messageCount: thread.messageCount + 1, lastMessageAt: tx.now, updatedAt: tx.now });
  return tx.em.create(ThreadMessage, {
    citations: [],
    isIncomplete: false,
    ...message,
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    threadId: thread.id,
    createdAt: tx.now,
  });
}
