import { CompiledQuery, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { PLAN_EACH_EXECUTION } from '../../../platform/database/dialects.ts';
import { type EdgePage, inPage } from '../../../platform/database/page.ts';
import { childrenOf } from '../../../platform/database/select-per-parent.ts';
import type { WorkspaceMemberRow } from '../../graph/rows.ts';
import { isUnfiltered, type MembershipCriteria, membershipMatches } from '../../members/membership-criteria.ts';
import { COLUMN_SOURCES, type Column, SORT_COLUMNS } from './workspace-member-columns.ts';

/** A page of an edge to members, with the columns that its document reads. */
export interface MemberEdgePage extends EdgePage, MembershipCriteria {
  readonly columns: readonly Column[];
}

/** The page of each workspace's members, and one more row. */
export const membersOfWorkspaces = (ctx: Context, ids: readonly string[], page: MemberEdgePage) =>
  memberPages(ctx, 'workspace', ids, page);

/** The page of each user's memberships, and one more row. */
export const workspaceMembershipsOfUsers = (ctx: Context, ids: readonly string[], page: MemberEdgePage) =>
  memberPages(ctx, 'user', ids, page);

/** The page of each role's members, and one more row. */
export const workspaceMembersOfRoles = (ctx: Context, ids: readonly string[], page: MemberEdgePage) =>
  memberPages(ctx, 'role', ids, page);

/** The column with the parent's id. A member with several roles has a row for each role. */
const PARENT_IDS = { workspace: 'workspaceId', user: 'userId', role: 'roleId' } as const;

type Found = WorkspaceMemberRow & { readonly roleId?: string };
type Parent = keyof typeof PARENT_IDS;

async function memberPages(
  ctx: Context,
  parent: Parent,
  parentIds: readonly string[],
  page: MemberEdgePage,
): Promise<ReadonlyMap<string, Found[]>> {
  const isInIdOrder = parent !== 'role' && isUnfiltered(page) && !page.orderBy;
  const found = await (isInIdOrder ? pagesInIdOrder : filteredPages)(ctx, parent, parentIds, page);
  return Map.groupBy(found, (row) => row[PARENT_IDS[parent]] as string);
}

/**
 * Unfiltered lists in the order of their ids, which most documents request. The SQL is concatenated by hand, because the
 * query builder takes longer. It is not cached, because the columns differ between documents.
 */
async function pagesInIdOrder(
  { rows, viewer }: Context,
  parent: Parent,
  parentIds: readonly string[],
  { size, isFromEnd, after, before, columns }: MemberEdgePage,
): Promise<Found[]> {
  const readsUsers = columns.some((column) => COLUMN_SOURCES[column].startsWith('u.'));
  const users = readsUsers ? 'join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id' : '';
  const text = `
    select ${PLAN_EACH_EXECUTION} member.*
    from unnest($1::bigint[]) parent(id)
    cross join lateral (
      select ${columns.map((column) => `${COLUMN_SOURCES[column]} as "${column}"`).join(', ')}
      from workspace_membership m ${users}
      where m.deployment_id = $2 and m.${parent}_id = parent.id and m.id > $3 ${before ? 'and m.id < $5' : ''}
      order by m.id ${isFromEnd ? 'desc' : 'asc'}
      limit $4
    ) member`;
  const values = [parentIds, viewer.deploymentId, after?.id ?? '0', size + 1, ...(before ? [before.id] : [])];
  const found = await rows.executeQuery<Found>(CompiledQuery.raw(text, values));
  return found.rows;
}

/** Searched, filtered or sorted lists. */
async function filteredPages(
  { rows, viewer }: Context,
  parent: Parent,
  parentIds: readonly string[],
  { columns, search, filter, ...page }: MemberEdgePage,
): Promise<Found[]> {
  const found = await childrenOf(rows, parentIds, (parentId) =>
    rows
      .selectFrom('workspace_membership as m')
      .innerJoin('user as u', (join) =>
        join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
      )
      .modifyFront(sql.raw(PLAN_EACH_EXECUTION))
      .select(columns.map((column) => sql.ref(COLUMN_SOURCES[column]).as(column)))
      .$if(parent === 'role', (query) => query.select(parentId.as('roleId')))
      .where('m.deployment_id', '=', viewer.deploymentId)
      .where(membershipMatches('workspace', parent, parentId, { search, filter }))
      .$call(inPage('m.id', page, SORT_COLUMNS)),
  );
  return found as unknown as Found[];
}
