import { type SelectQueryBuilder, sql } from 'kysely';
import type { Rows } from '../tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: the select can read any tables
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/** The caller's access to the parent of a list, such as an organization, with the fields that the caller of the read adds. */
export interface Access<Code extends string> {
  /** Why the caller may not read the list. Null when the caller may read it. */
  readonly rejectionCode: Code | null;
}

/** An item of the list. Its columns are null in the only row of an empty list. */
interface Item {
  readonly id: string;
}

export interface AccessedList<Granted, Row> {
  readonly access: Granted;
  /** Empty when the access has a rejection code. Items also have the column `access`, which is null after the first one. */
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
 * The statement of {@link listWithAccess}. The first row contains the access as JSON, so `access` must return ids as `idText`
 * and timestamps as `timestampText`. It returns at most one row, so that the join is a nested loop over the list and keeps
 * its order.
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

/** Converts the rows of {@link listWithAccessQuery}. Returns null when there are none. */
export function accessedList<Granted, Row extends Item>(
  found: (Row & { readonly access: Granted })[],
): AccessedList<Granted, Row> | null {
  const [first] = found;
  if (first === undefined) return null;
  return { access: first.access, items: first.id === null ? [] : found };
}
