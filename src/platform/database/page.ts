import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { SortOrder } from '../graph/types.ts';

/** Where an item stands in a list: its id and, in a list that is sorted by a field, its value of that field. */
export interface Position {
  readonly id: string;
  readonly value?: string | null;
}

/** What a list is sorted by; items with the same value follow their ids. */
export interface Order {
  readonly field: string;
  readonly direction: SortOrder;
}

/** Which items of a list a connection shows: plain values, so that a loader can tell pages apart. */
export interface EdgePage {
  readonly size: number;
  /** Whether the page ends at `before`, or at the end of the list, instead of beginning at `after` or its beginning. */
  readonly isFromEnd: boolean;
  readonly after: Position | null;
  readonly before: Position | null;
  /** Null for the order of the ids, which is the order in which the items were made. */
  readonly orderBy: Order | null;
}

// biome-ignore lint/suspicious/noExplicitAny: which tables are read is the select's own affair
type Query<Row> = SelectQueryBuilder<any, any, Row>;

/**
 * Turns a select into that page with one row more, which tells whether others follow. A page from the end of the list has
 * its rows in the opposite order; `toConnection` turns them round. `columns` are those that the list can be sorted by.
 */
export const inPage =
  (id: string, page: EdgePage, columns: Readonly<Record<string, string>> = {}) =>
  <Row>(query: Query<Row>): Query<Row> => {
    const { size, isFromEnd, after, before, orderBy } = page;
    const isAscending = orderBy?.direction !== 'DESC';
    const direction = isAscending === isFromEnd ? 'desc' : 'asc';
    const column = orderBy && columns[orderBy.field];
    if (orderBy && !column) throw new Error(`${orderBy.field} has no column to sort by.`);
    const beyond = (position: Position, isBehind: boolean) =>
      column ? besides(sql.ref(column), sql.ref(id), position, isBehind === isAscending) : null;
    let found = query;
    if (after) found = found.where(beyond(after, true) ?? sql<boolean>`${sql.ref(id)} > ${after.id}`);
    if (before) found = found.where(beyond(before, false) ?? sql<boolean>`${sql.ref(id)} < ${before.id}`);
    if (column) found = found.orderBy(column, direction);
    return found.orderBy(id, direction).limit(size + 1);
  };

/** Rows that are larger or smaller than a position. PostgreSQL sorts null as larger than every value, and so does this. */
function besides(column: RawBuilder<unknown>, id: RawBuilder<unknown>, position: Position, isLarger: boolean) {
  const { value = null, id: at } = position;
  if (value === null) {
    return isLarger
      ? sql<boolean>`(${column} is null and ${id} > ${at})`
      : sql<boolean>`(${column} is not null or ${id} < ${at})`;
  }
  return isLarger
    ? sql<boolean>`(${column} > ${value} or ${column} is null or (${column} = ${value} and ${id} > ${at}))`
    : sql<boolean>`(${column} < ${value} or (${column} = ${value} and ${id} < ${at}))`;
}

/** A part of a list. Without a limit it is the rest of the list. */
export interface Part {
  readonly limit?: number | null | undefined;
  readonly offset: number;
}

/** The envelope of the backend's offset lists. */
export interface OffsetList<Row> {
  readonly data: Row[];
  readonly hasMore: boolean;
  readonly limit: number | null;
  readonly offset: number | null;
}

/** Reads one row more than asked: it tells whether more follow, without a count. */
export async function offsetList<Row>(
  { limit, offset }: { limit: number; offset: number },
  read: (limit: number) => Promise<Row[]>,
): Promise<OffsetList<Row>> {
  const rows = await read(limit + 1);
  return { data: rows.slice(0, limit), hasMore: rows.length > limit, limit, offset };
}

/** The envelope of the backend's lists that grow without end. */
export interface CursorList<Row> {
  readonly data: Row[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** A page of up to `limit` of the rows; reads fetch `limit + 1`, so that the last one tells whether more follow. */
export function cursorList<Row>(found: readonly Row[], limit: number, cursorOf: (row: Row) => string): CursorList<Row> {
  const data = found.slice(0, limit);
  const last = found.length > limit ? data.at(-1) : undefined;
  return { data, hasMore: last !== undefined, nextCursor: last === undefined ? null : cursorOf(last) };
}

/** The envelope of the backend's page lists. */
export interface PageList<Row> {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
  readonly data: Row[];
}

/** The page and the count are two statements, whatever the list holds. */
export async function pageList<Row>(
  { page, perPage }: { page: number; perPage: number },
  count: () => Promise<number>,
  read: (range: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<PageList<Row>> {
  const [total, data] = await Promise.all([count(), read({ limit: perPage, offset: (page - 1) * perPage })]);
  return { total, page, perPage, totalPages: Math.ceil(total / perPage), data };
}
