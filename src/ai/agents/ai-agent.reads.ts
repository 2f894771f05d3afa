import { sql } from 'kysely';
import type { AiAgentAudience, AiAgentFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
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
  'agent.max_parallel_runs as maxParallelRuns',
  'agent.time_limit_seconds as timeLimitSeconds',
  'agent.tools',
  sql<string[]>`array(
    select link.knowledge_base_id::text
    from ai_agent_knowledge_base as link
    where link.deployment_id = ${DEPLOYMENT_ID} and link.agent_id = agent.id
    order by link.position
  )`.as('knowledgeBases'),
  'agent.is_active as isActive',
  sql<AiAgentAudience>`case when agent.is_for_all_users then 'ALL_USERS'
    when agent.audience_organization_id is not null then 'ORGANIZATION'
    when agent.audience_workspace_id is not null then 'WORKSPACE' else 'NO_USERS' end`.as('audience'),
  'agent.audience_organization_id as audienceOrganizationId',
  'agent.audience_workspace_id as audienceWorkspaceId',
  'agent.created_at as createdAt',
  'agent.updated_at as updatedAt',
  'agent.version',
] as const;

export const agentNotFound = () => notFound('AI_AGENT_NOT_FOUND', 'The AI agent');

/** One agent; 404 when it does not exist. */
export function getAgent(rows: Rows, deploymentId: number, id: string) {
  return selectAgents(rows, deploymentId)
    .select(columns)
    .where('agent.id', '=', id)
    .executeTakeFirstOrThrow(agentNotFound);
}

/** Agents by id. */
export async function agentsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectAgents(rows, viewer.deploymentId, { filter: { ids } }).select(columns).execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The search and filter of a list of agents. */
export interface AgentCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: AiAgentFilter | null | undefined;
}

/** A range of the agents, newest first. */
export function listAgents(
  rows: Rows,
  deploymentId: number,
  criteria: AgentCriteria,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectAgents(rows, deploymentId, criteria)
    .select(columns)
    .orderBy('agent.created_at', 'desc')
    .orderBy('agent.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A page of agents, plus one row that tells whether more follow. */
export function agentPage(rows: Rows, deploymentId: number, criteria: AgentCriteria, page: EdgePage) {
  return selectAgents(rows, deploymentId, criteria).select(columns).$call(inPage('agent.id', page)).execute();
}

export async function countAgents(rows: Rows, deploymentId: number, criteria: AgentCriteria): Promise<number> {
  const { count } = await selectAgents(rows, deploymentId, criteria)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** For each knowledge base, a page of the agents that may read it, plus one row that tells whether more follow. */
export async function agentsOfKnowledgeBases(
  { rows, viewer }: Context,
  knowledgeBaseIds: readonly string[],
  { search, filter, ...page }: EdgePage & AgentCriteria,
) {
  const found = await childrenOf(rows, knowledgeBaseIds, (knowledgeBaseId) =>
    linkedAgents(rows, viewer.deploymentId, { search, filter })
      .select(columns)
      .select('link.knowledge_base_id as knowledgeBaseId')
      .where('link.knowledge_base_id', '=', knowledgeBaseId)
      .$call(inPage('agent.id', page)),
  );
  return Map.groupBy(found, ({ knowledgeBaseId }) => knowledgeBaseId);
}

/** The number of agents that may read each knowledge base. A knowledge base without agents has no entry. */
export async function agentCounts(
  { rows, viewer }: Context,
  knowledgeBaseIds: readonly string[],
  criteria: AgentCriteria,
): Promise<ReadonlyMap<string, number>> {
  const found = await linkedAgents(rows, viewer.deploymentId, criteria)
    .select(['link.knowledge_base_id as id', sql<number>`count(*)::int`.as('count')])
    .where('link.knowledge_base_id', '=', sql<string>`any(${knowledgeBaseIds}::bigint[])`)
    .groupBy('link.knowledge_base_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** Agents with the knowledge bases that they may read. */
function linkedAgents(rows: Rows, deploymentId: number, criteria: AgentCriteria) {
  return selectAgents(rows, deploymentId, criteria).innerJoin('ai_agent_knowledge_base as link', (join) =>
    join.onRef('link.deployment_id', '=', 'agent.deployment_id').onRef('link.agent_id', '=', 'agent.id'),
  );
}

function selectAgents(rows: Rows, deploymentId: number, { search, filter }: AgentCriteria = {}) {
  const { ids, isActive, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('ai_agent as agent').where('agent.deployment_id', '=', deploymentId);
  if (search) query = query.where('agent.name', 'ilike', containsPattern(search));
  if (ids) query = query.where('agent.id', '=', sql<string>`any(${ids}::bigint[])`);
  if (typeof isActive === 'boolean') query = query.where('agent.is_active', '=', isActive);
  if (createdSince) query = query.where('agent.created_at', '>=', createdSince);
  if (createdUntil) query = query.where('agent.created_at', '<', createdUntil);
  return query;
}
