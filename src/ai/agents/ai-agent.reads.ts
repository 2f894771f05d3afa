import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

const columns = [
  'agent.id',
  'agent.name',
  'agent.description',
  'agent.model',
  'agent.system_prompt as systemPrompt',
  'agent.temperature',
  'agent.max_tokens as maxTokens',
  'agent.tools',
  sql<string[]>`array(
    select link.knowledge_base_id::text
    from ai_agent_knowledge_base as link
    where link.deployment_id = agent.deployment_id and link.agent_id = agent.id
    order by link.position
  )`.as('knowledgeBases'),
  'agent.is_active as isActive',
  'agent.created_at as createdAt',
  'agent.updated_at as updatedAt',
] as const;

export const agentNotFound = () => notFound('AI_AGENT_NOT_FOUND', 'The AI agent');

/** One agent; 404 where there is none. */
export function getAgent(rows: Rows, deploymentId: number, id: string) {
  return agents(rows, deploymentId).select(columns).where('agent.id', '=', id).executeTakeFirstOrThrow(agentNotFound);
}

/** Agents by id. */
export async function agentsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await agents(rows, viewer.deploymentId)
    .select(columns)
    .where('agent.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

interface Filter {
  readonly isActive?: boolean | null | undefined;
}

/** A range of the agents, newest first. */
export function listAgents(
  rows: Rows,
  deploymentId: number,
  { isActive }: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  return agents(rows, deploymentId, isActive)
    .select(columns)
    .orderBy('agent.created_at', 'desc')
    .orderBy('agent.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The page of agents, and one row more. */
export function agentsBehind(rows: Rows, deploymentId: number, page: EdgePage) {
  return agents(rows, deploymentId).select(columns).$call(inPage('agent.id', page)).execute();
}

export async function countAgents(rows: Rows, deploymentId: number, { isActive }: Filter = {}): Promise<number> {
  const { count } = await agents(rows, deploymentId, isActive)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function agents(rows: Rows, deploymentId: number, isActive?: Filter['isActive']) {
  const query = rows.selectFrom('ai_agent as agent').where('agent.deployment_id', '=', deploymentId);
  return typeof isActive === 'boolean' ? query.where('agent.is_active', '=', isActive) : query;
}
