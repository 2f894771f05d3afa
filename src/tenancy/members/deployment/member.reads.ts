import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { PLAN_EACH_EXECUTION } from '../../../platform/database/drivers/dialects.ts';
import { type EdgePage, inPage, isUnfiltered } from '../../../platform/database/pages/page.ts';
import { childrenOf } from '../../../platform/database/pages/select-per-parent.ts';
import { countEachUpToLimit, type Total } from '../../../platform/database/statements/counts.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { Level } from '../../parents/parent.ts';
import { memberCounts } from '../membership-counts.reads.ts';
import {
  filterMembers,
  isByUser,
  MEMBER_SORT_COLUMNS,
  type MemberCriteria,
  type PersonColumns,
  withPerson,
} from './member-list.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tables depend on the given select
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/**
 * Reads the memberships of one level for the end users' graph. `select` reads a membership with the alias `member` and its
 * `"user"`. `parentOf` returns the id of the organization or workspace of a row.
 */
export function endUserMemberReads<Row extends PersonColumns & { readonly id: string }>(
  level: Level,
  select: (rows: Rows, deploymentId: number) => Select<Row>,
  parentOf: (row: Row) => string,
) {
  const parentColumn = `member.${level}_id`;

  const ownMemberships = ({ rows, viewer }: Context) =>
    select(rows, viewer.deploymentId).where('member.user_id', '=', viewer.assertSignedIn().userId);

  return {
    /** A page of the signed-in user's own memberships. */
    async ownPage(ctx: Context, page: EdgePage) {
      const found: Row[] = await ownMemberships(ctx).$call(inPage('member.id', page)).execute();
      return found.map((row) => withPerson(row));
    },

    /** The signed-in user's own memberships with these ids. */
    async ownById(ctx: Context, ids: readonly string[]) {
      const found: Row[] = await ownMemberships(ctx)
        .where('member.id', '=', sql<string>`any(${ids}::bigint[])`)
        .execute();
      return new Map(found.map((row) => [row.id, withPerson(row)]));
    },

    /** The memberships with these ids of parents that the signed-in user is a member of. */
    async visibleById({ rows, viewer }: Context, ids: readonly string[]) {
      const found: Row[] = await select(rows, viewer.deploymentId)
        .where('member.id', '=', sql<string>`any(${ids}::bigint[])`)
        .where(
          sql<boolean>`exists (select from ${sql.table(`${level}_membership`)} as mine
            where mine.deployment_id = ${DEPLOYMENT_ID} and mine.user_id = ${viewer.assertSignedIn().userId}
              and ${sql.ref(`mine.${level}_id`)} = ${sql.ref(parentColumn)})`,
        )
        .execute();
      return new Map(found.map((row) => [row.id, withPerson(row)]));
    },

    /** A page of the members of each parent. The calling resolver checks that the viewer is a member of it. */
    async pages(
      { rows, viewer }: Context,
      ids: readonly string[],
      { search, filter, ...page }: EdgePage & MemberCriteria,
    ) {
      const found = await childrenOf(rows, ids, (id) =>
        select(rows, viewer.deploymentId)
          .where(parentColumn, '=', id)
          .$call(filterMembers(level, { search, filter }))
          .modifyFront(sql.raw(PLAN_EACH_EXECUTION))
          .$call(inPage(isByUser(page.orderBy) ? 'user.id' : 'member.id', page, MEMBER_SORT_COLUMNS)),
      );
      const members = Map.groupBy(found, parentOf);
      return new Map([...members].map(([id, each]) => [id, each.map((row) => withPerson(row))]));
    },

    /** The number of members of each parent that match the criteria. */
    async counts(ctx: Context, ids: readonly string[], criteria: MemberCriteria): Promise<ReadonlyMap<string, Total>> {
      if (isUnfiltered(criteria)) return memberCounts(ctx, ids);
      const { rows, viewer } = ctx;
      return countEachUpToLimit(rows, ids, (id) =>
        select(rows, viewer.deploymentId).where(parentColumn, '=', id).$call(filterMembers(level, criteria)),
      );
    },
  };
}
