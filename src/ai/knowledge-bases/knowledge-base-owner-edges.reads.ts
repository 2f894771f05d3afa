import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { AiKnowledgeBaseRow } from '../graph/rows.ts';
import { type KnowledgeBaseCriteria, knowledgeBaseColumns, selectKnowledgeBases } from './ai-knowledge-base.reads.ts';

const OWNER_COLUMNS = { organizationId: 'base.organization_id', workspaceId: 'base.workspace_id' } as const;

/** Batched reads of the knowledge bases of many owners: a page for each, oldest first, and the totals. */
export interface OwnedKnowledgeBases {
  pages(
    ctx: Context,
    ids: readonly string[],
    page: EdgePage & KnowledgeBaseCriteria,
  ): Promise<ReadonlyMap<string, AiKnowledgeBaseRow[]>>;
  counts(ctx: Context, ids: readonly string[], criteria: KnowledgeBaseCriteria): Promise<ReadonlyMap<string, number>>;
}

/** Includes the knowledge bases of their workspaces. */
export const knowledgeBasesOfOrganizations = ownedKnowledgeBases('organizationId');
export const knowledgeBasesOfWorkspaces = ownedKnowledgeBases('workspaceId');

function ownedKnowledgeBases(owner: keyof typeof OWNER_COLUMNS): OwnedKnowledgeBases {
  const column = OWNER_COLUMNS[owner];
  return {
    async pages({ rows, viewer }, ids, { search, filter, ...page }) {
      const found: AiKnowledgeBaseRow[] = await childrenOf(rows, ids, (id) =>
        selectKnowledgeBases(rows, viewer.deploymentId, { search, filter })
          .select(knowledgeBaseColumns)
          .where(column, '=', id)
          .$call(inPage('base.id', page)),
      );
      return Map.groupBy(found, (row) => row[owner] as string);
    },
    async counts({ rows, viewer }, ids, criteria) {
      const counted = await selectKnowledgeBases(rows, viewer.deploymentId, criteria)
        .select([sql<string>`${sql.ref(column)}`.as('id'), sql<number>`count(*)::int`.as('count')])
        .where(column, '=', sql<string>`any(${ids}::bigint[])`)
        .groupBy(column)
        .execute();
      return new Map(counted.map(({ id, count }) => [id, count]));
    },
  };
}
