import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage, inRange, type OffsetRange } from '../../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { knowledgeBaseNotFound } from '../ai-knowledge-base.reads.ts';

/** A user who searches knowledge bases. */
export interface SearchingUser {
  readonly deploymentId: number;
  readonly userId: string;
}

export const searchingUser = ({ viewer }: Context): SearchingUser => ({
  deploymentId: viewer.deploymentId,
  userId: viewer.assertSignedIn().userId,
});

const COLUMNS = [
  'base.id',
  'base.name',
  'base.description',
  'base.organization_id as organizationId',
  'base.workspace_id as workspaceId',
] as const;

/**
 * Whether the user may search the knowledge base `base`: it is active, its setting lets users search it, and it belongs to the
 * deployment, or the user to its workspace or, without one, to its organization.
 */
export const isSearchableBy = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(base.is_active and base.is_searchable_by_users
    and case
      when base.workspace_id is not null then exists (select from workspace_membership as member
        where member.deployment_id = ${DEPLOYMENT_ID} and member.user_id = ${userId}
          and member.workspace_id = base.workspace_id)
      when base.organization_id is not null then exists (select from organization_membership as member
        where member.deployment_id = ${DEPLOYMENT_ID} and member.user_id = ${userId}
          and member.organization_id = base.organization_id)
      else true end)`;

/** One knowledge base that the user may search; 404 for any other. */
export function getSearchableBase(rows: Rows, user: SearchingUser, id: string) {
  return searchableBases(rows, user)
    .select(COLUMNS)
    .where('base.id', '=', id)
    .executeTakeFirstOrThrow(knowledgeBaseNotFound);
}

/** The knowledge bases with these ids that the signed-in user may search. */
export async function searchableBasesOfUser(ctx: Context, ids: readonly string[]) {
  const found = await searchableBases(ctx.rows, searchingUser(ctx))
    .select(COLUMNS)
    .where('base.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The knowledge bases that the user may search, oldest first. */
export function listSearchableBases(rows: Rows, user: SearchingUser, range: OffsetRange) {
  return searchableBases(rows, user).select(COLUMNS).orderBy('base.id').$call(inRange(range)).execute();
}

/** A page of the knowledge bases that the user may search, plus one row that tells whether more follow. */
export function searchableBasePage(rows: Rows, user: SearchingUser, page: EdgePage) {
  return searchableBases(rows, user).select(COLUMNS).$call(inPage('base.id', page)).execute();
}

/** The total of the list above. */
export async function countSearchableBases(rows: Rows, user: SearchingUser): Promise<number> {
  const { count } = await searchableBases(rows, user)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function searchableBases(rows: Rows, { deploymentId, userId }: SearchingUser) {
  return rows
    .selectFrom('ai_knowledge_base as base')
    .where('base.deployment_id', '=', deploymentId)
    .where(isSearchableBy(userId));
}
