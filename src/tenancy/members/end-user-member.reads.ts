import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { Level } from '../roles/role.reads.ts';
import { MEMBER_SORT_COLUMNS, type MemberCriteria, meeting, type PersonColumns, withPerson } from './member-list.ts';

// biome-ignore lint/suspicious/noExplicitAny: which tables are read is the select's own affair
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/**
 * What the graph of end users shows of the memberships of one level. `select` reads a membership called `member`, with its
 * `"user"`; `parentOf` is the organization or workspace of its row.
 */
export function endUserMemberReads<Row extends PersonColumns & { readonly id: string }>(
  level: Level,
  select: (rows: Rows, deploymentId: number) => Select<Row>,
  parentOf: (row: Row) => string,
) {
  const parentColumn = `member.${level}_id`;

  const own = ({ rows, viewer }: Context) =>
    select(rows, viewer.deploymentId).where('member.user_id', '=', viewer.assertSignedIn().userId);

  return {
    /** A page of the signed-in user's own memberships. */
    async ownPage(ctx: Context, page: EdgePage) {
      const found: Row[] = await own(ctx).$call(inPage('member.id', page)).execute();
      return found.map((row) => withPerson(row));
    },

    /** Those of the signed-in user's own memberships that have these ids. */
    async ownById(ctx: Context, ids: readonly string[]) {
      const found: Row[] = await own(ctx).where('member.id', '=', sql<string>`any(${ids}::bigint[])`).execute();
      return new Map(found.map((row) => [row.id, withPerson(row)]));
    },

    /** A page of the members of each parent. The caller has made sure that the viewer is a member of it. */
    async pages(
      { rows, viewer }: Context,
      ids: readonly string[],
      { search, filter, ...page }: EdgePage & MemberCriteria,
    ) {
      const found = await childrenOf(rows, ids, (id) =>
        select(rows, viewer.deploymentId)
          .where(parentColumn, '=', id)
          .$call(meeting(level, { search, filter }))
          .$call(inPage('member.id', page, MEMBER_SORT_COLUMNS)),
      );
      const members = Map.groupBy(found, parentOf);
      return new Map([...members].map(([id, each]) => [id, each.map((row) => withPerson(row))]));
    },

    /** How many members each parent has that meet the criteria. */
    async counts({ rows, viewer }: Context, ids: readonly string[], criteria: MemberCriteria) {
      const found: { id: string; count: number }[] = await select(rows, viewer.deploymentId)
        .clearSelect()
        .select([sql<string>`${sql.ref(parentColumn)}`.as('id'), sql<number>`count(*)::int`.as('count')])
        .where(parentColumn, '=', sql<string>`any(${ids}::bigint[])`)
        .$call(meeting(level, criteria))
        .groupBy(parentColumn)
        .execute();
      return new Map(found.map(({ id, count }) => [id, count]));
    },
  };
}
