/**
 * PostgreSQL's own text for a timestamp (`2026-01-31 09:30:00.12+00`, the session's time zone is UTC) as the wire shows
 * it (`2026-01-31T09:30:00.120Z`). Rows carry this text through, so that no Date is made for a value that is only shown.
 */
export function timestampFromDatabase(text: string): string {
  const fraction = text.charCodeAt(19) === 46 ? text.slice(20, -3) : '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
}
