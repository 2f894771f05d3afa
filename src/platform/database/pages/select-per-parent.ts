import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Rows } from '../tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: the select can read any tables
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/**
 * Runs a select for each parent, in one statement for any number of parents. The select receives the id of the parent and
 * returns a page of its children.
 */
export async function childrenOf<Row>(
  rows: Rows,
  parentIds: readonly string[],
  select: (parentId: RawBuilder<string>) => Select<Row>,
): Promise<Row[]> {
  // PostgreSQL estimates the children of a known parent by its statistics, and those of a joined one by the average.
  const [only] = parentIds;
  if (only !== undefined && parentIds.length === 1) return select(sql<string>`${only}::bigint`).execute();
  const found = await rows
    .selectFrom(sql`unnest(${parentIds}::bigint[])`.as<'parent'>(sql`parent(id)`))
    .innerJoinLateral(select(sql<string>`parent.id`).as('child'), (join) => join.onTrue())
    .selectAll('child')
    .execute();
  return found as Row[];
}
