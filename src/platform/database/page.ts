import type { SelectQueryBuilder } from 'kysely';

/** A page: up to `first` rows behind the id `after`. */
export interface EdgePage {
  readonly first: number;
  readonly after: string | null;
}

/** Turns a select into that page, oldest first, with one row more: it tells whether others follow. */
export const pageBehind =
  (id: string, { first, after }: EdgePage) =>
  // biome-ignore lint/suspicious/noExplicitAny: which tables are read is the select's own affair
  <Row>(query: SelectQueryBuilder<any, any, Row>) =>
    query
      .where(id, '>', after ?? '0')
      .orderBy(id)
      .limit(first + 1);

/** A part of a list. Without a limit it is the rest of the list. */
export interface Part {
  readonly limit?: number | null | undefined;
  readonly offset: number;
}

/** A part of a list that can also begin behind an item. */
export interface PartBehind extends Part {
  /** Id of the item to read on behind. */
  readonly after?: string | null;
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
