import type { EdgePage, Order, Position } from '../database/pages/page.ts';
import type { Total } from '../database/statements/counts.ts';
import { fieldError, validationFailed } from '../errors.ts';
import { JsonList } from '../json/json-list.ts';
import { isId } from './formats.ts';
import { isStorableTime } from './time-bounds.ts';

/** The opaque cursor of a row: its encoded id. The encoding keeps clients from depending on the format. */
export function encodeCursor(id: string): string {
  return Buffer.from(id, 'latin1').toString('base64url');
}

/** Decodes a cursor to an id. Returns null without a cursor. Throws a validation error for an invalid one. */
export function decodeCursor(cursor: string | null | undefined, argument = 'after'): string | null {
  if (cursor === null || cursor === undefined) return null;
  const id = Buffer.from(cursor, 'base64url').toString('latin1');
  // The comparison rejects text that is not exactly the encoded id: the decoder ignores invalid characters.
  if (isId(id) && encodeCursor(id) === cursor) return id;
  throw validationFailed([fieldError([argument], 'must be a cursor that this list has returned')]);
}

/** The arguments of a connection. Without `first` and `last` it shows the first 20 items. */
export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly orderBy?: Order | null | undefined;
}

/** The size of a page without `first` and `last`. */
export const PAGE_SIZE = 20;

/** The page that the arguments request. Throws a validation error for an invalid cursor, or for both `first` and `last`. */
export function pageOf({ first, after, last, before, orderBy = null }: PageArgs): EdgePage {
  if (isGiven(first) && isGiven(last)) {
    throw validationFailed([fieldError(['last'], 'must not be given with first')]);
  }
  const position = (cursor: string | null | undefined, argument: string): Position | null => {
    if (orderBy && isGiven(cursor)) return decodePosition(cursor, orderBy, argument);
    const id = decodeCursor(cursor, argument);
    return id === null ? null : { id };
  };
  return {
    size: first ?? last ?? PAGE_SIZE,
    isFromEnd: isGiven(last),
    after: position(after, 'after'),
    before: position(before, 'before'),
    orderBy,
  };
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** The cursor of an item in a list that is sorted by a field. It is invalid in a list that is sorted by another field. */
function encodePosition({ field }: Order, { id, value = null }: Position): string {
  return Buffer.from(JSON.stringify([field, value, id])).toString('base64url');
}

function decodePosition(cursor: string, order: Order, argument: string): Position {
  try {
    const [, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isSortValue(value, order) && isId(id) && encodePosition(order, { id, value }) === cursor) return { id, value };
  } catch {
    // The text is not JSON, so it is not a cursor of this list.
  }
  throw validationFailed([fieldError([argument], 'must be a cursor that this list has returned in this order')]);
}

/** Whether an item can have the value. The names of timestamp fields, which are never null, end in `_AT`. */
function isSortValue(value: unknown, { field }: Order): value is string | null {
  if (!field.endsWith('_AT')) return value === null || (typeof value === 'string' && !value.includes('\0'));
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return isStorableTime(time) && new Date(time).toISOString() === value;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Edge<Row> {
  readonly node: Row;
  readonly cursor: string;
}

export interface ConnectionOptions<Row> {
  /** Counts the whole list. Called only when its count is selected. */
  readonly total?: () => Total | Promise<Total>;
  /** The id in the cursor of a row. Defaults to its `id`. */
  readonly idOf?: (row: Row) => string;
  /** The value of a row in a field that the list can be sorted by. */
  readonly sortValueOf?: (row: Row, field: string) => string | null;
}

/**
 * A page of a list. Edges and page info are computed when they are selected, because most documents select `nodes` only and
 * there is one connection for each parent row.
 */
export class Connection<Row> {
  readonly nodes: readonly Row[];
  readonly #hasMore: boolean;
  readonly #page: EdgePage;
  readonly #total: (() => Total | Promise<Total>) | undefined;
  #counted: Total | Promise<Total> | undefined;
  readonly #cursorAt: (index: number) => string;

  constructor(found: readonly Row[] | JsonList, page: EdgePage, options: ConnectionOptions<Row>) {
    // The document selects nothing else of a JsonList, which the executor adds to the result as it is.
    const rows = found instanceof JsonList ? [] : found;
    this.#hasMore = rows.length > page.size;
    const shown = this.#hasMore ? rows.slice(0, page.size) : rows;
    const nodes = page.isFromEnd ? shown.toReversed() : shown;
    this.nodes = found instanceof JsonList ? (found as never) : nodes;
    this.#page = page;
    this.#total = options.total;
    this.#cursorAt = (index) => cursorOf(nodes[index] as Row, page, options);
  }

  get edges(): Edge<Row>[] {
    return this.nodes.map((node, index) => ({ node, cursor: this.#cursorAt(index) }));
  }

  get pageInfo(): PageInfo {
    const { isFromEnd, after, before } = this.#page;
    const isEmpty = this.nodes.length === 0;
    return {
      hasNextPage: isFromEnd ? before !== null : this.#hasMore,
      hasPreviousPage: isFromEnd ? this.#hasMore : after !== null,
      startCursor: isEmpty ? null : this.#cursorAt(0),
      endCursor: isEmpty ? null : this.#cursorAt(this.nodes.length - 1),
    };
  }

  /** Counts once, because documents select both the count and whether it is exact. */
  total(): Total | Promise<Total> {
    if (!this.#total) throw new Error('This connection was created without a total.');
    this.#counted ??= this.#total();
    return this.#counted;
  }
}

function cursorOf<Row>(
  row: Row,
  { orderBy }: EdgePage,
  { idOf = idOfRow, sortValueOf }: ConnectionOptions<Row>,
): string {
  if (!orderBy) return encodeCursor(idOf(row));
  if (!sortValueOf) throw new Error('A list that can be sorted requires sortValueOf for its cursors.');
  return encodePosition(orderBy, { id: idOf(row), value: sortValueOf(row, orderBy.field) });
}

/** The connection of the rows of a page. Reads fetch one row more, which shows whether others follow. */
export function toConnection<Row>(
  rows: readonly Row[],
  page: EdgePage,
  options: ConnectionOptions<Row> = {},
): Connection<Row> {
  return new Connection(rows, page, options);
}

/**
 * The connection that the arguments request. `read` receives the page and, like a loader, may return undefined. It may return a
 * JsonList of the page if `plainNodesOf` allows it.
 */
export async function connectionOf<Row>(
  args: PageArgs,
  read: (page: EdgePage) => Promise<readonly Row[] | JsonList | undefined>,
  options: ConnectionOptions<Row> = {},
): Promise<Connection<Row>> {
  const page = pageOf(args);
  return new Connection((await read(page)) ?? [], page, options);
}

function idOfRow(row: unknown): string {
  return (row as { id: string }).id;
}

/** Resolves `totalCount` of all connection types without their own resolver. */
export async function resolveTotalCount(connection: unknown): Promise<number> {
  const total = await (connection as Connection<unknown>).total();
  return typeof total === 'number' ? total : total.atLeast;
}

/** Resolves `totalCountIsExact` of all connection types. */
export async function resolveTotalCountIsExact(connection: unknown): Promise<boolean> {
  return typeof (await (connection as Connection<unknown>).total()) === 'number';
}
