import { type RawBuilder, sql } from 'kysely';

const HOUR_MS = 3_600_000;

/** From `since`, inclusive, to `until`, exclusive; without a bound, from the first or to the last row. */
export interface Period {
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** A time that may be later than the last one that a text can represent. */
const at = (milliseconds: number) => sql`to_timestamp(${milliseconds / 1_000}::float8)`;

/** The beginning of the first whole hour of a period; null without a bound. */
const firstHour = ({ since }: Period) => (since ? at(Math.ceil(Date.parse(since) / HOUR_MS) * HOUR_MS) : sql`null`);

/** The end of the last whole hour of a period; null without a bound. */
const endOfLastHour = ({ until }: Period) =>
  until ? at(Math.floor(Date.parse(until) / HOUR_MS) * HOUR_MS) : sql`null`;

/**
 * The columns `lower` and `upper` of a select that left joins `webhook_counted_span span`: the beginning and the end of the counted hours in
 * the period. Without such hours, both are infinite. `keptSince` is the first hour whose rows do not expire meanwhile.
 */
export function countedHours(period: Period, keptSince: string): RawBuilder<unknown> {
  const lower = sql`greatest(span.since, ${keptSince}::timestamptz, ${firstHour(period)}::timestamptz)`;
  const upper = sql`least(span.until, ${endOfLastHour(period)}::timestamptz)`;
  const hasHours = sql`span.until is not null and ${lower} < ${upper}`;
  return sql`case when ${hasHours} then ${lower} else 'infinity' end as lower,
    case when ${hasHours} then ${upper} else 'infinity' end as upper`;
}

/** The two parts of a period that are read from the rows: before and after the counted hours. Conditions for a time column. */
export function uncountedParts({ since, until }: Period, column: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const from = since ? sql`and ${column} >= ${since}::timestamptz` : sql``;
  const to = until ? sql`and ${column} < ${until}::timestamptz` : sql``;
  return [sql`${column} < source.lower ${from} ${to}`, sql`${column} >= source.upper ${to}`];
}
