import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openPglite, pgliteDialect } from '../../../../src/platform/database/drivers/pglite-driver.ts';
import { pgliteQueueDatabase } from '../../../../src/platform/database/drivers/queue-database.ts';
import type { Rows } from '../../../../src/platform/database/tables.ts';

async function open() {
  const pglite = await openPglite(null);
  const rows: Rows = new Kysely({ dialect: pgliteDialect(pglite) });
  await pglite.exec('create table note (text text not null)');
  return { pglite, rows, queue: pgliteQueueDatabase(pglite, rows) };
}

async function notes(rows: Rows): Promise<string[]> {
  const { rows: found } = await sql<{ text: string }>`select text from note order by 1`.execute(rows);
  return found.map(({ text }) => text);
}

/* PGlite has one session, so a statement at the wrong time would become part of another transaction. */
describe("the job queue's statements on PGlite", () => {
  it('runs statements of the job queue after an open transaction, outside of it', async () => {
    const { pglite, rows, queue } = await open();
    const statements: Promise<unknown>[] = [];
    const transaction = rows.transaction().execute(async (tx) => {
      await sql`insert into note values ('of the command')`.execute(tx);
      statements.push(
        queue.executeSql('insert into note values ($1)', ['of the queue']),
        queue.executeSql(`begin; insert into note values ('of a block'); commit;`),
      );
      // Without waiting, both would have run by then.
      await sql`select pg_sleep(0.05)`.execute(tx);
      expect(await notes(tx)).toEqual(['of the command']);
      throw new Error('Rolled back');
    });
    await expect(transaction).rejects.toThrow('Rolled back');
    await Promise.all(statements);
    expect(await notes(rows)).toEqual(['of a block', 'of the queue']);
    await pglite.close();
  });

  it('rolls back a failed text of several statements before any other statement runs', async () => {
    const { pglite, rows, queue } = await open();
    const block = queue.executeSql(`begin; insert into note values ('half'); select 1 / 0; commit;`);
    const other = sql`insert into note values ('other')`.execute(rows);
    await expect(block).rejects.toThrow('division by zero');
    await other;
    await rows.transaction().execute((tx) => sql`insert into note values ('whole')`.execute(tx));
    expect(await notes(rows)).toEqual(['other', 'whole']);
    await pglite.close();
  });
});
