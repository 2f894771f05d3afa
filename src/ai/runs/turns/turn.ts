import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/commands/command.ts';
import { AiAgentThread } from '../../threads/ai-agent-thread.entity.ts';
import { appendMessage, assertHasSpace, assertNotBusy, lockThread } from '../../threads/thread.record.ts';
import { ThreadMessage } from '../../threads/thread-message.entity.ts';
import type { AiAgentRun, StoredMessage } from '../ai-agent-run.entity.ts';
import { earlierMessages } from './earlier-messages.ts';

/** A run in a thread, from its start to its end. The thread is locked until the transaction ends. */
export interface Turn {
  readonly thread: AiAgentThread;
  /** The earlier messages that the model receives, oldest first. */
  readonly messages: readonly StoredMessage[];
}

interface NewTurn {
  readonly agentId: string;
  readonly threadId: string;
  /** The thread must belong to this user; null for runs by servers. */
  readonly userId: string | null;
  /** The new message of the user. */
  readonly question: string;
}

/**
 * Begins a run in a thread of the agent. 404 when the agent has no such thread; 409 while another run of it is in progress, or when
 * it has no space for a question and a response. The caller has locked the agent, and creates the run in this transaction.
 */
export async function openTurn(tx: Transaction, { agentId, threadId, userId, question }: NewTurn): Promise<Turn> {
  const thread = await lockThread(tx, agentId, threadId, userId ?? undefined);
  await assertNotBusy(tx, thread);
  assertHasSpace(thread, 2);
  return { thread, messages: await earlierMessages(tx, threadId, question.length) };
}

/** Adds the question to the locked thread. Call it when the run is stored. */
export function storeQuestion(tx: Transaction, thread: AiAgentThread, runId: string, question: string): void {
  appendMessage(tx, thread, { runId, role: 'user', content: question });
}

/**
 * Adds the response of a run that has ended, or the part that its model had written, to its locked thread. An empty response,
 * which some providers reject, is left out.
 */
export function storeResponse(tx: Transaction, thread: AiAgentThread, run: AiAgentRun): void {
  const message = responseOf(run);
  if (message !== null) appendMessage(tx, thread, message);
}

/** Stores what a run had written until another process ended it. Does nothing when the conversation has gone on meanwhile. */
export async function storeLateResponse(tx: Transaction, thread: AiAgentThread, run: AiAgentRun): Promise<void> {
  const message = responseOf(run);
  if (message === null) return;
  const ofThread = { deploymentId: tx.deploymentId, threadId: thread.id };
  const [last] = await tx.em.find(ThreadMessage, ofThread, { orderBy: { id: 'desc' }, limit: 1 });
  if (last?.runId !== run.id) return;
  if (last.role === 'user') appendMessage(tx, thread, message);
  else tx.em.assign(last, { content: message.content, citations: message.citations });
}

function responseOf({ id, output, citations, status }: AiAgentRun) {
  if ((output ?? '').trim() === '') return null;
  return {
    runId: id,
    role: 'assistant' as const,
    content: output as string,
    citations,
    isIncomplete: status !== 'completed',
  };
}

/** Locks the thread of a run, before the run is locked. Null for a run without one, and after the thread was deleted. */
export async function lockThreadOfRun(tx: Transaction, runId: string): Promise<AiAgentThread | null> {
  const { deploymentId } = tx;
  const run = await tx.rows
    .selectFrom('ai_agent_run')
    .select('thread_id as threadId')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', runId)
    .executeTakeFirst();
  const id = run?.threadId ?? null;
  if (id === null) return null;
  return tx.em.findOne(AiAgentThread, { id, deploymentId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
