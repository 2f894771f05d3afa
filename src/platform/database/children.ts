import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Rows } from './tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: which tables are read is the select's own affair
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/**
 * The same select for each parent, a page of its children: one statement, however many parents there are. The select
 * compares a column with the parent's id that it is given.
 */
export async function childrenOf<Row>(
  rows: Rows,
  parentIds: readonly string[],
  select: (parentId: RawBuilder<string>) => Select<Row>,
): Promise<Row[]> {
  const found = await rows
    .selectFrom(sql`unnest(${parentIds}::bigint[])`.as<'parent'>(sql`parent(id)`))
    .innerJoinLateral(select(sql<string>`parent.id`).as('child'), (join) => join.onTrue())
    .selectAll('child')
    .execute();
  return found as Row[];
}
