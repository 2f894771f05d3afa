import { fieldError, validationFailed } from '../errors.ts';
import { isId } from './formats.ts';

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
  /** The `after` that was asked for: behind it lies at least one earlier item. */
  readonly after?: string | null | undefined;
  /** Counts the whole list; called only when `totalCount` is selected. */
  readonly total?: () => number | Promise<number>;
  /** The id that a row's cursor stands for; its `id` unless said otherwise. */
  readonly idOf?: (row: Row) => string;
}

/**
 * A page of a list. Its edges and page info are made when they are asked for, because most documents read `nodes` alone
 * and there is one connection for each parent row.
 */
export class Connection<Row> {
  readonly nodes: readonly Row[];
  readonly #hasNextPage: boolean;
  readonly #hasPreviousPage: boolean;
  readonly #total: (() => number | Promise<number>) | undefined;
  readonly #cursorAt: (index: number) => string;

  constructor(rows: readonly Row[], first: number, options: ConnectionOptions<Row>, idOf: (row: Row) => string) {
    this.#hasNextPage = rows.length > first;
    this.#hasPreviousPage = options.after !== null && options.after !== undefined;
    this.#total = options.total;
    const nodes = this.#hasNextPage ? rows.slice(0, first) : rows;
    this.nodes = nodes;
    this.#cursorAt = (index) => encodeCursor(idOf(nodes[index] as Row));
  }

  get edges(): Edge<Row>[] {
    return this.nodes.map((node, index) => ({ node, cursor: this.#cursorAt(index) }));
  }

  get pageInfo(): PageInfo {
    const isEmpty = this.nodes.length === 0;
    return {
      hasNextPage: this.#hasNextPage,
      hasPreviousPage: this.#hasPreviousPage,
      startCursor: isEmpty ? null : this.#cursorAt(0),
      endCursor: isEmpty ? null : this.#cursorAt(this.nodes.length - 1),
    };
  }

  total(): number | Promise<number> {
    if (!this.#total) throw new Error('This connection was made without a total.');
    return this.#total();
  }
}

/** The connection of up to `first` of the rows; reads fetch `first + 1`, so that the last one tells whether more follow. */
export function toConnection<Row extends { readonly id: string }>(
  rows: readonly Row[],
  first: number,
  options?: ConnectionOptions<Row>,
): Connection<Row>;
export function toConnection<Row>(
  rows: readonly Row[],
  first: number,
  options: ConnectionOptions<Row> & { readonly idOf: (row: Row) => string },
): Connection<Row>;
export function toConnection<Row>(
  rows: readonly Row[],
  first: number,
  options: ConnectionOptions<Row> = {},
): Connection<Row> {
  return new Connection(rows, first, options, options.idOf ?? idOfRow);
}

function idOfRow(row: unknown): string {
  return (row as { id: string }).id;
}

/** `totalCount` of every connection type that has no resolver of its own. */
export function resolveTotalCount(connection: unknown): number | Promise<number> {
  return (connection as Connection<unknown>).total();
}
