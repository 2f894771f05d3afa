import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

const TABLES = ['user', 'user_email', 'user_phone'] as const;
/** Fewer users need no new plans. */
const FIRST = 1_000;

/**
 * Refreshes PostgreSQL's statistics each time that the users of an import have doubled. Without them its checks of foreign keys
 * read an index of all users for each new address: PGlite refreshes them hourly, and autovacuum each minute, if it is on.
 */
export async function refreshStatistics(rows: Rows, before: number, after: number): Promise<void> {
  if (after < FIRST || Math.floor(Math.log2(before / FIRST)) === Math.floor(Math.log2(after / FIRST))) return;
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(rows);
}
