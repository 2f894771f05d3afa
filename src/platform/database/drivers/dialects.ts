/** How many statements each connection keeps prepared. Further ones are planned for each execution. */
export const MAX_PREPARED_STATEMENTS = 500;

/**
 * A comment in the text of a read whose best plan depends on its values, such as the tenant or the search text. The read is
 * planned for each execution, because a generic plan would be far slower for some values.
 */
export const PLAN_EACH_EXECUTION = '/* plan each execution */';

/** OIDs of the types that both drivers return in the same form: int8 as text, timestamps as ISO 8601 text. */
export const TIMESTAMPTZ = 1184;
export const INT8 = 20;

/**
 * Converts a timestamp of PostgreSQL in UTC (`2026-01-31 09:30:00.12+00`) to ISO 8601 (`2026-01-31T09:30:00.120Z`). Rows contain
 * this text, so that no Date is created for a value that is only returned.
 */
export function timestampFromDatabase(text: string): string {
  const fraction = text.charCodeAt(19) === 46 ? text.slice(20, -3) : '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
}
