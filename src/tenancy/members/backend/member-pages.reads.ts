import { CompiledQuery, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { PLAN_EACH_EXECUTION } from '../../../platform/database/drivers/dialects.ts';
import { type EdgePage, inPage, isUnfiltered, type Order } from '../../../platform/database/pages/page.ts';
import { childrenOf } from '../../../platform/database/pages/select-per-parent.ts';
import type { Level } from '../../parents/parent.ts';
import { type MemberRows, selectedFields } from '../member.reads.ts';
import {
  isOfUser,
  MEMBER_FIELDS,
  type MemberField,
  type MemberSortKey,
  SORT_FIELDS,
  sortColumnOf,
} from '../member-fields.ts';
import { type MembershipCriteria, type MembershipParent, membershipMatches } from '../membership-criteria.ts';

/** A page of an edge to the members of one level, with the fields that its document reads. */
export interface MemberPage<L extends Level> extends EdgePage, MembershipCriteria {
  readonly level: L;
  /** What the parents are. A member with several roles has a row for each role. */
  readonly parent: MembershipParent;
  readonly fields: readonly MemberField[];
}

/** The page of each parent's members, and one more row. */
export async function memberPages<L extends Level>(
  ctx: Context,
  parentIds: readonly string[],
  page: MemberPage<L>,
): Promise<ReadonlyMap<string, MemberRows[L][]>> {
  const found = await (isInIdOrder(page) ? pagesInIdOrder : filteredPages)(ctx, parentIds, page);
  return Map.groupBy(found, (row) => row.parentId);
}

type Found<L extends Level> = MemberRows[L] & { readonly parentId: string };

/** Whether a list is unfiltered and in the order of its ids, as most documents request it. */
export const isInIdOrder = (page: MemberPage<Level>): boolean =>
  page.parent !== 'role' && isUnfiltered(page) && !page.orderBy;

/** The lists of {@link isInIdOrder}. */
async function pagesInIdOrder<L extends Level>(
  { rows, viewer }: Context,
  parentIds: readonly string[],
  page: MemberPage<L>,
): Promise<Found<L>[]> {
  const text = `
    select ${PLAN_EACH_EXECUTION} parent.id as "parentId", member.*
    from unnest($1::bigint[]) parent(id)
    cross join lateral (${selectPage(page)}) member`;
  const values = [parentIds, viewer.deploymentId, page.size + 1, ...positionsOf(page)];
  return (await rows.executeQuery<Found<L>>(CompiledQuery.raw(text, values))).rows;
}

/**
 * Selects the page of `parent.id` in the deployment $2, of up to $3 members. The SQL is concatenated by hand, because the query builder
 * takes longer. It is not cached, because the fields differ between documents.
 */
export function selectPage({ level, parent, isFromEnd, before, fields }: MemberPage<Level>): string {
  const users = fields.some(isOfUser) ? 'join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id' : '';
  return `
      select ${selectedFields(level, fields)}
      from ${level}_membership m ${users}
      where m.deployment_id = $2 and m.${parent}_id = parent.id and m.id > $4 ${before ? 'and m.id < $5' : ''}
      order by m.id ${isFromEnd ? 'desc' : 'asc'}
      limit $3`;
}

/** The parameters from $4 on. */
export const positionsOf = ({ after, before }: EdgePage): string[] => [
  after?.id ?? '0',
  ...(before ? [before.id] : []),
];

const SORT_COLUMNS = Object.fromEntries(
  (Object.keys(SORT_FIELDS) as MemberSortKey[]).map((key) => [key, sortColumnOf(key)]),
);

/**
 * Whether members with the same value follow each other by the ids of their users, as in the indexes on users: a page then reads its
 * part of such an index. In the other lists a user can have several memberships.
 */
export function isTiedByUser(parent: MembershipParent, orderBy: Order | null | undefined): boolean {
  if (!orderBy || (parent !== 'organization' && parent !== 'workspace')) return false;
  return isOfUser(SORT_FIELDS[orderBy.field as MemberSortKey]);
}

/** Searched, filtered or sorted lists. */
async function filteredPages<L extends Level>(
  { rows, viewer }: Context,
  parentIds: readonly string[],
  { level, parent, fields, search, filter, ...page }: MemberPage<L>,
): Promise<Found<L>[]> {
  const found = await childrenOf(rows, parentIds, (parentId) =>
    rows
      // The query builder cannot join a union of tables; the columns that are read are in both.
      .selectFrom(`${level as 'workspace'}_membership as m`)
      .innerJoin('user as u', (join) =>
        join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
      )
      .modifyFront(sql.raw(PLAN_EACH_EXECUTION))
      .select([parentId.as('parentId'), sql.ref(`m.${level}_id`).as(`${level}Id`)])
      .select(fields.map((field) => sql.ref(MEMBER_FIELDS[field]).as(field)))
      .where('m.deployment_id', '=', viewer.deploymentId)
      .where(membershipMatches(level, parent, parentId, { search, filter }))
      .$call(inPage(isTiedByUser(parent, page.orderBy) ? 'u.id' : 'm.id', page, SORT_COLUMNS)),
  );
  return found as unknown as Found<L>[];
}
