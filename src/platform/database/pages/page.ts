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

/** Whether a list has all items of its parent: without a search, and with a filter whose fields are missing or null. */
export const isUnfiltered = ({
  search,
  filter,
}: {
  readonly search?: string | null | undefined;
  readonly filter?: object | null | undefined;
}): boolean => !search && Object.values(filter ?? {}).every((value) => value === null || value === undefined);

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

/** Up to this offset, rows are read in the order of the list. Beyond it, only the keys of the rows before the page are. */
const NEAR = 1_000;

/** A range of a list that begins at the nearer of its ends. */
export interface NearestRange {
  readonly limit: number;
  readonly offset: number;
  /** Whether the offset is from the end. Then the rows are read in reverse order. */
  readonly isFromEnd: boolean;
  /** Whether the offset is so large that the rows before the page should not be read. */
  readonly isFar: boolean;
}

/** The range of a list from its nearer end. `count` returns the number of its rows; it is null if that would read the rows. */
export async function nearestRange(
  { limit, offset }: { readonly limit: number; readonly offset: number },
  count: (() => Promise<number>) | null,
): Promise<NearestRange> {
  if (offset < NEAR) return { limit, offset, isFromEnd: false, isFar: false };
  const total = count === null ? Number.POSITIVE_INFINITY : await count();
  if (offset < total / 2) return { limit, offset, isFromEnd: false, isFar: true };
  const shown = Math.max(0, Math.min(limit, total - offset));
  return { limit: shown, offset: Math.max(0, total - offset - shown), isFromEnd: true, isFar: true };
}

/** How a list is sorted: by expressions of the rows, which end with their id. */
export interface ListOrder {
  readonly by: readonly (string | RawBuilder<unknown>)[];
  readonly direction: 'asc' | 'desc';
}

/** The order of creation, newest first. */
export const NEWEST: ListOrder = { by: ['created_at', 'id'], direction: 'desc' };

/**
 * The rows of a range. `list` selects all rows of the list, in no order. The rows before a far page are passed in an index, and those of the
 * page are then found by their ids.
 */
export async function rowsInRange<Row>(
  list: Query<Row>,
  { by, direction }: ListOrder,
  { limit, offset, isFromEnd, isFar }: NearestRange,
): Promise<Row[]> {
  if (limit === 0) return [];
  const read = isFromEnd === (direction === 'asc') ? 'desc' : 'asc';
  // biome-ignore lint/suspicious/noExplicitAny: the order is of any rows
  const inOrder = <Each>(query: SelectQueryBuilder<any, any, Each>) =>
    by.reduce((sorted, expression) => sorted.orderBy(expression as RawBuilder<unknown>, read), query);
  const found = isFar
    ? await inOrder(
        list.where('id', 'in', inOrder(list.clearSelect().select('id')).limit(limit).offset(offset)),
      ).execute()
    : await inOrder(list).limit(limit).offset(offset).execute();
  return isFromEnd ? found.reverse() : found;
}

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
