import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { countsBy } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { AiKnowledgeBaseRow } from '../graph/rows.ts';
import type { KnowledgeBaseType } from '../graph/types.ts';

const columns = [
  'base.id',
  'base.name',
  'base.description',
  sql<KnowledgeBaseType>`upper(base.type)`.as('type'),
  'base.embedding_model as embeddingModel',
  'base.is_active as isActive',
  'base.created_at as createdAt',
  'base.updated_at as updatedAt',
] as const;

export const knowledgeBaseNotFound = () => notFound('AI_KNOWLEDGE_BASE_NOT_FOUND', 'The knowledge base');

/** One knowledge base; 404 where there is none. */
export function getKnowledgeBase(rows: Rows, deploymentId: number, id: string) {
  return knowledgeBases(rows, deploymentId)
    .select(columns)
    .where('base.id', '=', id)
    .executeTakeFirstOrThrow(knowledgeBaseNotFound);
}

/** Knowledge bases by id. */
export async function knowledgeBasesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await knowledgeBases(rows, viewer.deploymentId)
    .select(columns)
    .where('base.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

interface Filter {
  readonly isActive?: boolean | null | undefined;
}

/** A range of the knowledge bases, newest first. */
export function listKnowledgeBases(
  rows: Rows,
  deploymentId: number,
  { isActive }: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  return knowledgeBases(rows, deploymentId, isActive)
    .select(columns)
    .orderBy('base.created_at', 'desc')
    .orderBy('base.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The page of knowledge bases, and one row more. */
export function knowledgeBasesBehind(rows: Rows, deploymentId: number, page: EdgePage) {
  return knowledgeBases(rows, deploymentId).select(columns).$call(inPage('base.id', page)).execute();
}

export async function countKnowledgeBases(
  rows: Rows,
  deploymentId: number,
  { isActive }: Filter = {},
): Promise<number> {
  const { count } = await knowledgeBases(rows, deploymentId, isActive)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function knowledgeBases(rows: Rows, deploymentId: number, isActive?: Filter['isActive']) {
  const query = rows.selectFrom('ai_knowledge_base as base').where('base.deployment_id', '=', deploymentId);
  return typeof isActive === 'boolean' ? query.where('base.is_active', '=', isActive) : query;
}

/** What each knowledge base holds; one without documents is missing. */
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

/** The first knowledge bases of each agent behind a cursor, by id, and one more where more follow. */
export async function knowledgeBasesOfAgents(
  { rows, viewer }: Context,
  agentIds: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, AiKnowledgeBaseRow[]>> {
  const found = await childrenOf(rows, agentIds, (agentId) =>
    rows
      .selectFrom('ai_agent_knowledge_base as link')
      .innerJoin('ai_knowledge_base as base', (join) =>
        join.onRef('base.deployment_id', '=', 'link.deployment_id').onRef('base.id', '=', 'link.knowledge_base_id'),
      )
      .select(columns)
      .select('link.agent_id as agentId')
      .where('link.deployment_id', '=', viewer.deploymentId)
      .where('link.agent_id', '=', agentId)
      .$call(inPage('link.knowledge_base_id', page)),
  );
  const byAgent = new Map<string, AiKnowledgeBaseRow[]>(agentIds.map((id) => [id, []]));
  for (const { agentId, ...base } of found) byAgent.get(agentId)?.push(base);
  return byAgent;
}

/** How many knowledge bases each agent has. */
export const knowledgeBaseCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'ai_agent_knowledge_base', 'agent_id', ids);
