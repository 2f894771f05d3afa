import { sql } from 'kysely';
import type { AiAgentThreadMessage } from '../../generated/backend.ts';
import type { AiCitation, AiMessageRole } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** The columns that operations return. */
export const messageColumns = [
  'message.id',
  'message.thread_id as threadId',
  'message.run_id as runId',
  sql<AiMessageRole>`upper(message.role)`.as('role'),
  'message.content',
  sql<AiCitation[]>`message.citations`.as('citations'),
  'message.is_incomplete as isIncomplete',
  'message.created_at as createdAt',
] as const;

/** One message that is known to exist. */
export function getMessage(rows: Rows, deploymentId: number, id: string): Promise<AiAgentThreadMessage> {
  return selectMessages(rows, deploymentId)
    .select(messageColumns)
    .where('message.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** A range of the messages of a thread, oldest first. */
export function listMessages(
  rows: Rows,
  deploymentId: number,
  threadId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AiAgentThreadMessage[]> {
  return selectMessages(rows, deploymentId)
    .select(messageColumns)
    .where('message.thread_id', '=', threadId)
    .orderBy('message.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** For each thread, a page of its messages, plus one row that tells whether more follow. */
export async function messagesOfThreads(
  { rows, viewer }: Context,
  threadIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, AiAgentThreadMessage[]>> {
  const found = await childrenOf(rows, threadIds, (threadId) =>
    selectMessages(rows, viewer.deploymentId)
      .select(messageColumns)
      .where('message.thread_id', '=', threadId)
      .$call(inPage('message.id', page)),
  );
  return Map.groupBy(found, (message) => message.threadId);
}

/** The number of messages of each thread. */
export async function messageCounts(
  { rows, viewer }: Context,
  threadIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await rows
    .selectFrom('ai_agent_thread')
    .select(['id', 'message_count as count'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${threadIds}::bigint[])`)
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** The messages of the deployment. */
export function selectMessages(rows: Rows, deploymentId: number) {
  return rows.selectFrom('ai_agent_thread_message as message').where('message.deployment_id', '=', deploymentId);
}

/** Messages of any thread by id. */
export async function messagesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectMessages(rows, viewer.deploymentId)
    .select(messageColumns)
    .where('message.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
