import { CompiledQuery, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { PLANNED_ANEW } from '../../platform/database/dialects.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { WorkspaceMemberRow } from '../graph/rows.ts';
import { belongsTo, isWhole, type MembershipCriteria } from '../members/membership-criteria.ts';
import { type Column, SORT_COLUMNS, SOURCES } from './workspace-member-columns.ts';

/** A page of an edge that leads to members, with the columns that its document reads of them. */
export interface MemberEdgePage extends EdgePage, MembershipCriteria {
  readonly columns: readonly Column[];
}

/** The page of each workspace's members, and one more. */
export const membersOfWorkspaces = (ctx: Context, ids: readonly string[], page: MemberEdgePage) =>
  memberPages(ctx, 'workspace', ids, page);

/** The page of each user's memberships, and one more. */
export const workspaceMembershipsOfUsers = (ctx: Context, ids: readonly string[], page: MemberEdgePage) =>
  memberPages(ctx, 'user', ids, page);

/** The page of each role's members, and one more. */
export const workspaceMembersOfRoles = (ctx: Context, ids: readonly string[], page: MemberEdgePage) =>
  memberPages(ctx, 'role', ids, page);

/** Which columns have the parent's id; a member of several roles has a row for each. */
const PARENT_IDS = { workspace: 'workspaceId', user: 'userId', role: 'roleId' } as const;

type Found = WorkspaceMemberRow & { readonly roleId?: string };
type Parent = keyof typeof PARENT_IDS;

async function memberPages(
  ctx: Context,
  parent: Parent,
  parentIds: readonly string[],
  page: MemberEdgePage,
): Promise<ReadonlyMap<string, Found[]>> {
  const isPlain = parent !== 'role' && isWhole(page) && !page.orderBy;
  const found = await (isPlain ? plainPages : pagesThat)(ctx, parent, parentIds, page);
  return Map.groupBy(found, (row) => row[PARENT_IDS[parent]] as string);
}

/**
 * Whole lists in the order of their ids, which most documents ask for: the text is written by hand, so that it takes no
 * time to make. It differs with the document, and documents are endless: so none of them is kept prepared.
 */
async function plainPages(
  { rows, viewer }: Context,
  parent: Parent,
  parentIds: readonly string[],
  { size, isFromEnd, after, before, columns }: MemberEdgePage,
): Promise<Found[]> {
  const readsUsers = columns.some((column) => SOURCES[column].startsWith('u.'));
  const users = readsUsers ? 'join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id' : '';
  const text = `
    select ${PLANNED_ANEW} member.*
    from unnest($1::bigint[]) parent(id)
    cross join lateral (
      select ${columns.map((column) => `${SOURCES[column]} as "${column}"`).join(', ')}
      from workspace_membership m ${users}
      where m.deployment_id = $2 and m.${parent}_id = parent.id and m.id > $3 ${before ? 'and m.id < $5' : ''}
      order by m.id ${isFromEnd ? 'desc' : 'asc'}
      limit $4
    ) member`;
  const values = [parentIds, viewer.deploymentId, after?.id ?? '0', size + 1, ...(before ? [before.id] : [])];
  const found = await rows.executeQuery<Found>(CompiledQuery.raw(text, values));
  return found.rows;
}

/** Lists that are searched, filtered or sorted. */
async function pagesThat(
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
      .modifyFront(sql.raw(PLANNED_ANEW))
      .select(columns.map((column) => sql.ref(SOURCES[column]).as(column)))
      .$if(parent === 'role', (query) => query.select(parentId.as('roleId')))
      .where('m.deployment_id', '=', viewer.deploymentId)
      .where(belongsTo('workspace', parent, parentId, { search, filter }))
      .$call(inPage('m.id', page, SORT_COLUMNS)),
  );
  return found as unknown as Found[];
}
