import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** The position of an item in a list: its id and, in a list that is sorted by a field, its value of that field. */
export interface Position {
  readonly id: string;
  readonly value?: string | null;
}

/** The order of a list. Items with the same value are sorted by id. */
export interface Order {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

/** The items of a list that a connection shows. Contains plain values only, so that a loader can compare pages. */
export interface EdgePage {
  readonly size: number;
  /** Whether the page is the last items before `before` or the end, instead of the first ones after `after` or the start. */
  readonly isFromEnd: boolean;
  readonly after: Position | null;
  readonly before: Position | null;
  /** Null for the order of the ids, which is the order of creation. */
  readonly orderBy: Order | null;
}

// biome-ignore lint/suspicious/noExplicitAny: the select can read any tables
type Query<Row> = SelectQueryBuilder<any, any, Row>;

/** A column that a list can be sorted by: its name, or `sortedText` of one that may be null. */
export type SortColumn = string | { readonly nullable: string };

/** A column of text that may be null. Rows without a value come last in ascending order, as in PostgreSQL. */
export const sortedText = (column: string): SortColumn => ({ nullable: column });

/**
 * The expressions that a list is sorted by, which an index has in this order. Those of a column that may be null are never null, so
 * that one comparison of rows is the bound of an index.
 */
export function sortExpressions(column: SortColumn): RawBuilder<unknown>[] {
  if (typeof column === 'string') return [sql.ref(column)];
  const { nullable } = column;
  return [sql`(${sql.ref(nullable)} is null)`, sql`coalesce(${sql.ref(nullable)}, '')`];
}

/**
 * Limits a select to a page and one more row, which shows whether others follow. A page from the end of the list returns its
 * rows in reverse order, and `toConnection` reverses them. `columns` are the columns that the list can be sorted by.
 */
export const inPage =
  (id: string, page: EdgePage, columns: Readonly<Record<string, SortColumn>> = {}) =>
  <Row>(query: Query<Row>): Query<Row> => {
    const { size, isFromEnd, after, before, orderBy } = page;
    const isAscending = orderBy?.direction !== 'DESC';
    const direction = isAscending === isFromEnd ? 'desc' : 'asc';
    const column = orderBy && columns[orderBy.field];
    if (orderBy && !column) throw new Error(`${orderBy.field} has no column to sort by.`);
    const beyond = (position: Position, isAfter: boolean) => isBeyond(column, id, position, isAfter === isAscending);
    let found = query;
    if (after) found = found.where(beyond(after, true));
    if (before) found = found.where(beyond(before, false));
    for (const expression of column ? sortExpressions(column) : []) found = found.orderBy(expression, direction);
    return found.orderBy(id, direction).limit(size + 1);
  };

/** A condition for rows that are larger or smaller than a position. A page in the middle of a list reads its own rows only. */
function isBeyond(
  column: SortColumn | null | undefined,
  id: string,
  { value = null, id: at }: Position,
  isLarger: boolean,
): RawBuilder<boolean> {
  const operator = sql.raw(isLarger ? '>' : '<');
  if (!column) return sql<boolean>`${sql.ref(id)} ${operator} ${at}::bigint`;
  const expressions = sql.join(sortExpressions(column));
  const values = typeof column === 'string' ? sql`${value}` : sql`${value === null}::boolean, ${value ?? ''}`;
  return sql<boolean>`((${expressions}, ${sql.ref(id)}) ${operator} (${values}, ${at}))`;
}

/** A range of a list. Without a limit it extends to the end of the list. */
export interface OffsetRange {
  readonly limit?: number | null | undefined;
  readonly offset: number;
}

/** Limits a select to a range of its list. */
export const inRange =
  ({ limit, offset }: OffsetRange) =>
  <Row>(query: Query<Row>): Query<Row> =>
    limit == null ? query.offset(offset) : query.offset(offset).limit(limit);

/** The envelope of offset lists on the backend host. */
export interface OffsetList<Row> {
  readonly data: Row[];
  readonly hasMore: boolean;
  readonly limit: number | null;
  readonly offset: number | null;
}

/** Reads one row more than requested, which shows without a count whether more follow. */
export async function offsetList<Row>(
  { limit, offset }: { limit: number; offset: number },
  read: (limit: number) => Promise<Row[]>,
): Promise<OffsetList<Row>> {
  const rows = await read(limit + 1);
  return { data: rows.slice(0, limit), hasMore: rows.length > limit, limit, offset };
}

/** The envelope of cursor lists on the backend host, for lists that grow without limit. */
export interface CursorList<Row> {
  readonly data: Row[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** A page of up to `limit` rows. Reads fetch `limit + 1` rows; the last one shows whether more follow. */
export function cursorList<Row>(found: readonly Row[], limit: number, cursorOf: (row: Row) => string): CursorList<Row> {
  const data = found.slice(0, limit);
  const last = found.length > limit ? data.at(-1) : undefined;
  return { data, hasMore: last !== undefined, nextCursor: last === undefined ? null : cursorOf(last) };
}

/** The envelope of page lists on the backend host. */
export interface PageList<Row> {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
  readonly data: Row[];
}

/** Reads the page and the count in two statements. */
export async function pageList<Row>(
  { page, perPage }: { page: number; perPage: number },
  count: () => Promise<number>,
  read: (range: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<PageList<Row>> {
  const [total, data] = await Promise.all([count(), read({ limit: perPage, offset: (page - 1) * perPage })]);
  return { total, page, perPage, totalPages: Math.ceil(total / perPage), data };
}
