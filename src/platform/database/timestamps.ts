/**
 * Converts a timestamp of PostgreSQL in UTC (`2026-01-31 09:30:00.12+00`) to ISO 8601 (`2026-01-31T09:30:00.120Z`). Rows contain
 * this text, so that no Date is created for a value that is only returned.
 */
export function timestampFromDatabase(text: string): string {
  const fraction = text.charCodeAt(19) === 46 ? text.slice(20, -3) : '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
}
