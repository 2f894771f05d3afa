import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/*
 * Several rows as one JSON column, so that a row and its lists are read by one statement. JSON would write ids as numbers,
 * which are too large for JavaScript, and timestamps in a form of its own.
 */

// biome-ignore lint/suspicious/noExplicitAny: which tables are read is the select's own affair
type Select<Row> = SelectQueryBuilder<any, any, Row>;

/** An id as text. */
export const idText = (column: string) => sql<string>`${sql.ref(column)}::text`;

/** A timestamp as the drivers give it: `2026-01-31T09:30:00.120Z`. */
export function timestampText<Stamp extends string | null = string>(column: string): RawBuilder<Stamp> {
  return sql<Stamp>`to_char(${sql.ref(column)} at time zone 'UTC', ${sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)})`;
}

/** The rows of a select, in its order. The select has its ids as {@link idText} and its timestamps as {@link timestampText}. */
export const jsonRows = <Row>(select: Select<Row>) =>
  sql<Row[]>`(select coalesce(json_agg(item), '[]') from ${select.as('item')})`;
