import type { EdgePage, Order, Position } from '../database/page.ts';
import { fieldError, validationFailed } from '../errors.ts';
import { isId } from './formats.ts';
import { isStorableTime } from './time-bounds.ts';

/** The opaque cursor of a row: its id, encoded so that nobody builds on its shape. */
export function encodeCursor(id: string): string {
  return Buffer.from(id, 'latin1').toString('base64url');
}

/** The id behind `after`, null without one; a cursor that this service did not make is a 400. */
export function decodeCursor(cursor: string | null | undefined, argument = 'after'): string | null {
  if (cursor === null || cursor === undefined) return null;
  const id = Buffer.from(cursor, 'base64url').toString('latin1');
  // Comparing with the encoding refuses text that base64 would read with its faults passed over.
  if (isId(id) && encodeCursor(id) === cursor) return id;
  throw validationFailed([fieldError([argument], 'must be a cursor that this list has answered')]);
}

/** The arguments of a connection. Without `first` and `last` it shows the first 20 items. */
export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly orderBy?: Order | null | undefined;
}

/** How many items a page shows that names no size. */
export const PAGE_SIZE = 20;

/** The page that the arguments ask for; a cursor that this list did not answer, or both sizes, is a 400. */
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

/** The cursor of an item in a list that is sorted by a field: it is of no use in a list that is sorted by another. */
function encodePosition({ field }: Order, { id, value = null }: Position): string {
  return Buffer.from(JSON.stringify([field, value, id])).toString('base64url');
}

function decodePosition(cursor: string, order: Order, argument: string): Position {
  try {
    const [, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isSortValue(value, order) && isId(id) && encodePosition(order, { id, value }) === cursor) return { id, value };
  } catch {
    // It is no JSON, so that this list did not answer it.
  }
  throw validationFailed([fieldError([argument], 'must be a cursor that this list has answered in this order')]);
}

/** Whether an item can have the value. Fields of times, which all items have, are named so: `CREATED_AT`. */
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
  /** Counts the whole list; called only when `totalCount` is selected. */
  readonly total?: () => number | Promise<number>;
  /** The id that a row's cursor stands for; its `id` unless said otherwise. */
  readonly idOf?: (row: Row) => string;
  /** A row's value of a field that the list can be sorted by. */
  readonly sortValueOf?: (row: Row, field: string) => string | null;
}

/**
 * A page of a list. Its edges and page info are made when they are asked for, because most documents read `nodes` only
 * and there is one connection for each parent row.
 */
export class Connection<Row> {
  readonly nodes: readonly Row[];
  readonly #hasMore: boolean;
  readonly #page: EdgePage;
  readonly #total: (() => number | Promise<number>) | undefined;
  readonly #cursorAt: (index: number) => string;

  constructor(rows: readonly Row[], page: EdgePage, options: ConnectionOptions<Row>) {
    this.#hasMore = rows.length > page.size;
    const shown = this.#hasMore ? rows.slice(0, page.size) : rows;
    const nodes = page.isFromEnd ? shown.toReversed() : shown;
    this.nodes = nodes;
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

  total(): number | Promise<number> {
    if (!this.#total) throw new Error('This connection was made without a total.');
    return this.#total();
  }
}

function cursorOf<Row>(
  row: Row,
  { orderBy }: EdgePage,
  { idOf = idOfRow, sortValueOf }: ConnectionOptions<Row>,
): string {
  if (!orderBy) return encodeCursor(idOf(row));
  if (!sortValueOf) throw new Error('A list that can be sorted needs sortValueOf for its cursors.');
  return encodePosition(orderBy, { id: idOf(row), value: sortValueOf(row, orderBy.field) });
}

/** The connection of a page's rows, of which reads fetch one more: it tells whether others follow. */
export function toConnection<Row>(
  rows: readonly Row[],
  page: EdgePage,
  options: ConnectionOptions<Row> = {},
): Connection<Row> {
  return new Connection(rows, page, options);
}

/** The connection that the arguments ask for. `read` gets the page and may find nothing, as loaders do. */
export async function connectionOf<Row>(
  args: PageArgs,
  read: (page: EdgePage) => Promise<readonly Row[] | undefined>,
  options?: ConnectionOptions<Row>,
): Promise<Connection<Row>> {
  const page = pageOf(args);
  return toConnection((await read(page)) ?? [], page, options);
}

function idOfRow(row: unknown): string {
  return (row as { id: string }).id;
}

/** `totalCount` of every connection type that has no resolver of its own. */
export function resolveTotalCount(connection: unknown): number | Promise<number> {
  return (connection as Connection<unknown>).total();
}
