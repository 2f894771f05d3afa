import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import { childrenOf } from '../pages/select-per-parent.ts';
import type { Rows, Tables } from '../tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: the select can read any tables
type Select = SelectQueryBuilder<any, any, any>;

/** A count of a list that can be long stops here. Reading this many entries of an index takes a few milliseconds. */
export const COUNT_LIMIT = 10_000;

/** The number of items of a list, or what is known of a count that stopped. */
export type Total = number | { readonly atLeast: number };

const totalOf = (count: number): Total => (count > COUNT_LIMIT ? { atLeast: COUNT_LIMIT } : count);

const upToLimit = (list: Select) =>
  list
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(COUNT_LIMIT + 1)
    .as('counted');

const counted = sql<number>`count(*)::int`.as('count');

/** Counts the rows of a select, up to {@link COUNT_LIMIT}. */
export async function countUpToLimit(rows: Rows, list: Select): Promise<Total> {
  const { count } = await rows.selectFrom(upToLimit(list)).select(counted).executeTakeFirstOrThrow();
  return totalOf(count);
}

/** Counts the rows of each parent, up to {@link COUNT_LIMIT}, in one statement. */
export async function countEachUpToLimit(
  rows: Rows,
  parentIds: readonly string[],
  list: (parentId: RawBuilder<string>) => Select,
): Promise<ReadonlyMap<string, Total>> {
  const found = await childrenOf(rows, parentIds, (parentId) =>
    rows.selectFrom(upToLimit(list(parentId))).select([parentId.as('parentId'), counted]),
  );
  return new Map(found.map(({ parentId, count }) => [parentId, totalOf(count)]));
}

/** Counts the rows of a table in the deployment. */
export async function countRows(rows: Rows, table: keyof Tables, deploymentId: number): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where deployment_id = ${deploymentId}`.execute(rows);
  return found[0]?.count ?? 0;
}

/** Counts the rows of a table for each parent, in one statement. The map has no entry for a parent without rows. */
export async function countByParent<Table extends keyof Tables>(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  table: Table,
  parent: keyof Tables[Table] & string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows: found } = await sql<{ id: string; count: number }>`
    select ${sql.ref(parent)} as id, count(*)::int as count from ${sql.table(table)}
    where deployment_id = ${viewer.deploymentId} and ${sql.ref(parent)} = any(${ids}::bigint[])
    group by ${sql.ref(parent)}`.execute(rows);
  return new Map(found.map(({ id, count }) => [id, count]));
}
