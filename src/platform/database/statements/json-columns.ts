import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/*
 * Several rows as one JSON column, so that one statement reads a row and its lists. JSON would write ids as numbers, which
 * JavaScript cannot represent, and timestamps in another format.
 */

// biome-ignore lint/suspicious/noExplicitAny: the select can read any tables
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/** An id as text. */
export const idText = (column: string) => sql<string>`${sql.ref(column)}::text`;

/** A timestamp in the format of the drivers: `2026-01-31T09:30:00.120Z`. */
export function timestampText<Stamp extends string | null = string>(column: string): RawBuilder<Stamp> {
  return sql<Stamp>`to_char(${sql.ref(column)} at time zone 'UTC', ${sql.raw(TIMESTAMP_FORMAT)})`;
}

/** As {@link timestampText}, for statements that are written as text. */
export const timestampTextOf = (column: string): string => `to_char(${column} at time zone 'UTC', ${TIMESTAMP_FORMAT})`;

const TIMESTAMP_FORMAT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** The rows of a select, in its order. The select must return ids as {@link idText} and timestamps as {@link timestampText}. */
export const jsonRows = <Row>(select: Select<Row>) =>
  sql<Row[]>`(select coalesce(json_agg(item), '[]') from ${select.as('item')})`;
