import { sql } from 'kysely';
import type { AiAgentThreadFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { AiAgentThreadRow } from '../graph/rows.ts';

/** The columns that operations return. */
export const threadColumns = [
  'thread.id',
  'thread.agent_id as agentId',
  'thread.title',
  'thread.user_id as userId',
  'thread.organization_id as organizationId',
  'thread.workspace_id as workspaceId',
  'thread.created_at as createdAt',
  'thread.updated_at as updatedAt',
  'thread.last_message_at as lastMessageAt',
] as const;

export const threadNotFound = () => notFound('AI_AGENT_THREAD_NOT_FOUND', 'The thread');

/** One thread of the agent; 404 when it does not exist. */
export function getThread(rows: Rows, deploymentId: number, agentId: string, id: string): Promise<AiAgentThreadRow> {
  return selectThreads(rows, deploymentId)
    .select(threadColumns)
    .where('thread.agent_id', '=', agentId)
    .where('thread.id', '=', id)
    .executeTakeFirstOrThrow(threadNotFound);
}

/** Threads of any agent by id. */
export async function threadsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found: AiAgentThreadRow[] = await selectThreads(rows, viewer.deploymentId)
    .select(threadColumns)
    .where('thread.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((thread) => [thread.id, thread]));
}

/** A range of the agent's threads, newest first. */
export function listThreads(
  rows: Rows,
  deploymentId: number,
  agentId: string,
  filter: AiAgentThreadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AiAgentThreadRow[]> {
  return selectThreads(rows, deploymentId, filter)
    .select(threadColumns)
    .where('thread.agent_id', '=', agentId)
    .orderBy('thread.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** For each agent, a page of its threads, plus one row that tells whether more follow. */
export async function threadsOfAgents(
  { rows, viewer }: Context,
  agentIds: readonly string[],
  { filter, ...page }: EdgePage & { readonly filter?: AiAgentThreadFilter | null | undefined },
): Promise<ReadonlyMap<string, AiAgentThreadRow[]>> {
  const found = await childrenOf(rows, agentIds, (agentId) =>
    selectThreads(rows, viewer.deploymentId, filter)
      .select(threadColumns)
      .where('thread.agent_id', '=', agentId)
      .$call(inPage('thread.id', page)),
  );
  return Map.groupBy(found, (thread) => thread.agentId);
}

/** The number of threads of each agent. An agent without threads has no entry. */
export async function threadCounts(
  { rows, viewer }: Context,
  agentIds: readonly string[],
  { filter }: { readonly filter?: AiAgentThreadFilter | null | undefined },
): Promise<ReadonlyMap<string, number>> {
  const found = await selectThreads(rows, viewer.deploymentId, filter)
    .select(['thread.agent_id as id', sql<number>`count(*)::int`.as('count')])
    .where('thread.agent_id', '=', sql<string>`any(${agentIds}::bigint[])`)
    .groupBy('thread.agent_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** The threads of the deployment that match the filter. */
export function selectThreads(rows: Rows, deploymentId: number, filter?: AiAgentThreadFilter | null) {
  const { userId, organizationId, workspaceId } = filter ?? {};
  let query = rows.selectFrom('ai_agent_thread as thread').where('thread.deployment_id', '=', deploymentId);
  if (userId != null) query = query.where('thread.user_id', '=', userId);
  if (organizationId != null) query = query.where('thread.organization_id', '=', organizationId);
  if (workspaceId != null) query = query.where('thread.workspace_id', '=', workspaceId);
  return query;
}
