import { type SelectQueryBuilder, sql } from 'kysely';
import type { Rows } from './tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: which tables are read is the select's own affair
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/** The caller's access to what has a list, such as an organization, with what else is read of it. */
export interface Access<Code extends string> {
  /** Why the caller may not read the list; null where the caller may. */
  readonly rejectionCode: Code | null;
}

/** An item of the list; its columns are null in the only row of an empty list. */
interface Item {
  readonly id: string;
}

export interface AccessedList<Granted, Row> {
  readonly access: Granted;
  /** Empty when the access has a rejection code. They also carry the column `access`, which is null behind the first one. */
  readonly items: Row[];
}

/**
 * Reads a list and the caller's access to it in one statement; returns null when `access` has no row. The list is not read
 * when the access has a rejection code.
 */
export async function listWithAccess<Granted extends Access<string>, Row extends Item>(
  rows: Rows,
  access: Select<Granted>,
  list: Select<Row>,
): Promise<AccessedList<Granted, Row> | null> {
  return accessedList(await listWithAccessQuery(rows, access, list).execute());
}

/**
 * The statement of {@link listWithAccess}. The first row carries the access, as JSON: `access` has its ids as `idText` and
 * its timestamps as `timestampText`. It has at most one row, so that the join is a nested loop over the rows of the list
 * and keeps their order.
 */
export function listWithAccessQuery<Granted extends Access<string>, Row extends Item>(
  rows: Rows,
  access: Select<Granted>,
  list: Select<Row>,
) {
  return (
    rows
      // The limit also keeps PostgreSQL from computing the access again for each item.
      .selectFrom(access.limit(1).as('access'))
      .leftJoinLateral(list.where(sql<boolean>`access."rejectionCode" is null`).as('item'), (join) => join.onTrue())
      .selectAll('item')
      .select(sql<Granted | null>`case when row_number() over () = 1 then to_json(access) end`.as('access'))
      .$castTo<Row & { readonly access: Granted }>()
  );
}

/** What the rows of {@link listWithAccessQuery} say; null when there is none. */
export function accessedList<Granted, Row extends Item>(
  found: (Row & { readonly access: Granted })[],
): AccessedList<Granted, Row> | null {
  const [first] = found;
  if (first === undefined) return null;
  return { access: first.access, items: first.id === null ? [] : found };
}
