import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Rows } from '../../src/platform/database/tables.ts';

/** How many rows and index entries a piece of work reads, in the tables and indexes with such a name. Its changes are undone. */
export async function rowsReadBy(rows: Rows, work: (tx: Rows) => Promise<unknown>, names = '%'): Promise<number> {
  const counted = async (tx: Rows) => {
    const { rows: found } = await sql<{ count: number }>`
      select sum(pg_stat_get_xact_tuples_returned(oid))::int as count from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relname like ${names}`.execute(tx);
    return found[0]?.count ?? 0;
  };
  let count = 0;
  const undone = new Error('undone');
  const run = rows.transaction().execute(async (tx) => {
    const before = await counted(tx);
    await work(tx);
    count = (await counted(tx)) - before;
    throw undone;
  });
  await expect(run).rejects.toBe(undone);
  return count;
}

/** Makes PostgreSQL estimate as on a new database, and for some time after an import. */
export async function clearStatistics(rows: Rows, tables: readonly string[]): Promise<void> {
  await analyze(rows, tables);
  const named = sql`any(select quote_ident(name)::regclass from unnest(${tables}::text[]) as name)`;
  await sql`delete from pg_statistic where starelid = ${named}`.execute(rows);
  await sql`update pg_class set reltuples = -1, relpages = 0 where oid = ${named}`.execute(rows);
}

/** Also removes dead rows, such as those of postings that a job has moved meanwhile: reading passes them. */
export async function analyze(rows: Rows, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(rows);
}
