import { sql } from 'kysely';
import type {
  AiKnowledgeBaseFilter,
  KnowledgeBaseLanguage,
  KnowledgeBaseType,
  KnowledgeBaseWeights,
} from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { containsPattern } from '../../platform/database/statements/contains-pattern.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { AiKnowledgeBaseRow } from '../graph/rows.ts';

/** The columns that operations return. */
export const knowledgeBaseColumns = [
  'base.id',
  'base.name',
  'base.description',
  sql<KnowledgeBaseType>`upper(base.type)`.as('type'),
  'base.embedding_model as embeddingModel',
  'base.extraction_model as extractionModel',
  sql<KnowledgeBaseLanguage>`upper(base.language)`.as('language'),
  sql<KnowledgeBaseWeights | null>`case when base.lexical_weight is not null then json_build_object(
    'lexical', base.lexical_weight, 'vector', base.vector_weight, 'graph', base.graph_weight) end`.as('weights'),
  'base.organization_id as organizationId',
  'base.workspace_id as workspaceId',
  'base.is_active as isActive',
  'base.is_searchable_by_users as isSearchableByUsers',
  'base.created_at as createdAt',
  'base.updated_at as updatedAt',
  'base.version',
] as const;

export const knowledgeBaseNotFound = () => notFound('AI_KNOWLEDGE_BASE_NOT_FOUND', 'The knowledge base');

/** One knowledge base; 404 when it does not exist. */
export function getKnowledgeBase(rows: Rows, deploymentId: number, id: string) {
  return selectKnowledgeBases(rows, deploymentId)
    .select(knowledgeBaseColumns)
    .where('base.id', '=', id)
    .executeTakeFirstOrThrow(knowledgeBaseNotFound);
}

/** Knowledge bases by id. */
export async function knowledgeBasesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectKnowledgeBases(rows, viewer.deploymentId, { filter: { ids } })
    .select(knowledgeBaseColumns)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The search and filter of a list of knowledge bases. */
export interface KnowledgeBaseCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: AiKnowledgeBaseFilter | null | undefined;
}

/** A range of the knowledge bases, newest first. */
export function listKnowledgeBases(
  rows: Rows,
  deploymentId: number,
  criteria: KnowledgeBaseCriteria,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectKnowledgeBases(rows, deploymentId, criteria)
    .select(knowledgeBaseColumns)
    .orderBy('base.created_at', 'desc')
    .orderBy('base.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A page of knowledge bases, plus one row that tells whether more follow. */
export function knowledgeBasePage(rows: Rows, deploymentId: number, criteria: KnowledgeBaseCriteria, page: EdgePage) {
  return selectKnowledgeBases(rows, deploymentId, criteria)
    .select(knowledgeBaseColumns)
    .$call(inPage('base.id', page))
    .execute();
}

export async function countKnowledgeBases(
  rows: Rows,
  deploymentId: number,
  criteria: KnowledgeBaseCriteria,
): Promise<number> {
  const { count } = await selectKnowledgeBases(rows, deploymentId, criteria)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function selectKnowledgeBases(rows: Rows, deploymentId: number, { search, filter }: KnowledgeBaseCriteria = {}) {
  const { ids, isActive, organizationId, workspaceId, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('ai_knowledge_base as base').where('base.deployment_id', '=', deploymentId);
  if (search) query = query.where('base.name', 'ilike', containsPattern(search));
  if (ids) query = query.where('base.id', '=', sql<string>`any(${ids}::bigint[])`);
  if (typeof isActive === 'boolean') query = query.where('base.is_active', '=', isActive);
  if (organizationId != null) query = query.where('base.organization_id', '=', organizationId);
  if (workspaceId != null) query = query.where('base.workspace_id', '=', workspaceId);
  if (createdSince) query = query.where('base.created_at', '>=', createdSince);
  if (createdUntil) query = query.where('base.created_at', '<', createdUntil);
  return query;
}

/** The number of documents and tokens of each knowledge base. A knowledge base without documents has no entry. */
export async function documentTotals({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('knowledge_base_document')
    .select([
      'knowledge_base_id as id',
      sql<number>`count(*)::int`.as('documentCount'),
      sql<number>`least(coalesce(sum(token_count), 0), 2147483647)::int`.as('totalTokens'),
    ])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('knowledge_base_id', '=', sql<string>`any(${ids}::bigint[])`)
    .groupBy('knowledge_base_id')
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** For each agent, a page of the knowledge bases that it may read, plus one row that tells whether more follow. */
export async function knowledgeBasesOfAgents(
  { rows, viewer }: Context,
  agentIds: readonly string[],
  { search, filter, ...page }: EdgePage & KnowledgeBaseCriteria,
): Promise<ReadonlyMap<string, AiKnowledgeBaseRow[]>> {
  const found = await childrenOf(rows, agentIds, (agentId) =>
    linkedKnowledgeBases(rows, viewer.deploymentId, { search, filter })
      .select(knowledgeBaseColumns)
      .select('link.agent_id as agentId')
      .where('link.agent_id', '=', agentId)
      .$call(inPage('base.id', page)),
  );
  const byAgent = new Map<string, AiKnowledgeBaseRow[]>(agentIds.map((id) => [id, []]));
  for (const { agentId, ...base } of found) byAgent.get(agentId)?.push(base);
  return byAgent;
}

/** The number of knowledge bases that each agent may read. An agent without knowledge bases has no entry. */
export async function knowledgeBaseCounts(
  { rows, viewer }: Context,
  agentIds: readonly string[],
  criteria: KnowledgeBaseCriteria,
): Promise<ReadonlyMap<string, number>> {
  const found = await linkedKnowledgeBases(rows, viewer.deploymentId, criteria)
    .select(['link.agent_id as id', sql<number>`count(*)::int`.as('count')])
    .where('link.agent_id', '=', sql<string>`any(${agentIds}::bigint[])`)
    .groupBy('link.agent_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** Knowledge bases with the agents that may read them. */
function linkedKnowledgeBases(rows: Rows, deploymentId: number, criteria: KnowledgeBaseCriteria) {
  return selectKnowledgeBases(rows, deploymentId, criteria).innerJoin('ai_agent_knowledge_base as link', (join) =>
    join.onRef('link.deployment_id', '=', 'base.deployment_id').onRef('link.knowledge_base_id', '=', 'base.id'),
  );
}
