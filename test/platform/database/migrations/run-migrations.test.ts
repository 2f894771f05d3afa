import type { Constructor } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../../../src/features.ts';
import type { Database } from '../../../../src/platform/database/database.ts';
import type { NamedMigration, ReportProgress } from '../../../../src/platform/database/migrations/migrations.ts';
import { emptyDatabase } from '../../../support/empty-database.ts';

function migrationOf(statements: readonly string[], isTransactional = true): Constructor<Migration> {
  return class extends Migration {
    override up(): void {
      for (const statement of statements) this.addSql(statement);
    }

    override isTransactional(): boolean {
      return isTransactional;
    }
  };
}

const newest = (statements: readonly string[], isTransactional?: boolean): NamedMigration[] => [
  ...migrations,
  { name: '999-newest', class: migrationOf(statements, isTransactional), servesFrom: 31 },
];

const FILL = `insert into master_key (id, fingerprint) values (1, 'test')`;
const INDEX = 'create unique index concurrently if not exists number_of_holder on process_number (holder)';
const NUMBERS = `insert into process_number (number, holder, expires_at) values (1, 'one', now()), (2, 'one', now())`;

async function appliedOf({ rows }: Database): Promise<unknown[]> {
  const { rows: applied } = await sql`
    select name, serves_from from migration where name like '9%' order by id`.execute(rows);
  return applied;
}

describe('a migration in a transaction', () => {
  it('changes nothing when one of its statements fails, and keeps the migrations before it', async () => {
    const open = await emptyDatabase();
    const database = await open({ migrations: newest([FILL, 'alter table nothing add column other text']) });
    await expect(database.migrate()).rejects.toThrow('nothing');
    expect(await appliedOf(database)).toEqual([]);
    expect(await database.rows.selectFrom('master_key').select('id').execute()).toEqual([]);
    await database.close();
    const again = await open({ migrations: newest([FILL]) });
    await again.migrate();
    expect(await appliedOf(again)).toEqual([{ name: '999-newest', serves_from: 31 }]);
    expect(again.appliedMigrations).toEqual(['999-newest']);
    await again.close();
  });

  it.skipIf(process.env['DATABASE_URL'] === undefined)(
    'waits for the lock of a table in short attempts, between which other statements on the table run',
    async () => {
      const open = await emptyDatabase();
      const before = await open();
      await before.migrate();
      await before.rows.insertInto('master_key').values({ id: 1, fingerprint: 'test' }).execute();
      const database = await open({ migrations: newest(['alter table master_key add column note text']) });
      const reports: Parameters<ReportProgress>[] = [];
      const reported = Promise.withResolvers<void>();
      const transaction = await before.rows.startTransaction().execute();
      await transaction.selectFrom('master_key').select('id').execute();
      let isDone = false;
      const migrating = database
        .migrate((...report) => {
          reports.push(report);
          if (reports.length === 3) reported.resolve();
        })
        .finally(() => {
          isDone = true;
        });
      await reported.promise;
      // The statement waits for one attempt at most, because the attempt ends before the transaction does.
      expect(await before.rows.selectFrom('master_key').select('id').execute()).toEqual([{ id: 1 }]);
      expect(isDone).toBe(false);
      await transaction.commit().execute();
      await migrating;
      expect(reports[1]).toEqual([
        {
          migration: '999-newest',
          delayMs: expect.any(Number),
          oldestTransactionPid: expect.any(Number),
          oldestTransactionSeconds: expect.any(Number),
        },
        'A migration waits for a lock and will be tried again',
      ]);
      expect(await appliedOf(database)).toHaveLength(1);
      await Promise.all([before.close(), database.close()]);
    },
  );
});

describe('a migration outside of a transaction', () => {
  it('builds an index, and drops and builds it again after an interruption', async () => {
    const open = await emptyDatabase();
    const before = await open();
    await before.migrate();
    await sql.raw(NUMBERS).execute(before.rows);
    await before.close();
    const database = await open({ migrations: newest([INDEX], false) });
    // Two rows have the same holder, so the build fails and leaves an invalid index, as an interrupted one does.
    await expect(database.migrate()).rejects.toThrow('number_of_holder');
    expect(await validityOf(database)).toEqual([{ isValid: false }]);
    expect(await appliedOf(database)).toEqual([]);
    await sql`delete from process_number where number = 2`.execute(database.rows);
    const messages: string[] = [];
    await database.migrate((_, message) => messages.push(message));
    expect(messages).toEqual(['Applying migrations', 'Dropping an index whose build was interrupted']);
    expect(await validityOf(database)).toEqual([{ isValid: true }]);
    expect(await appliedOf(database)).toHaveLength(1);
    await database.close();
  });

  it.skipIf(process.env['DATABASE_URL'] === undefined)(
    'builds an index while other processes wait for the lock of the start',
    async () => {
      const open = await emptyDatabase();
      const starting = await Promise.all([0, 1, 2].map(() => open({ migrations: newest([INDEX], false) })));
      await Promise.all(starting.map((each) => each.withStartupLock(() => each.migrate())));
      expect(starting.filter(({ appliedMigrations }) => appliedMigrations.length > 0)).toHaveLength(1);
      await Promise.all(starting.map((each) => each.close()));
    },
  );
});

async function validityOf({ rows }: Database): Promise<unknown[]> {
  const { rows: found } = await sql`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('number_of_holder')`.execute(rows);
  return found;
}

describe('a migration that needs a backfill', () => {
  const withBackfill = (name: string): NamedMigration[] => [
    ...migrations,
    { name: '998-expand', class: migrationOf(['select 1']), servesFrom: 31 },
    { name: '999-contract', class: migrationOf(['select 1']), servesFrom: 998, needsBackfill: name },
  ];

  it('applies nothing before the backfill has finished', async () => {
    const open = await emptyDatabase();
    const before = await open();
    await before.migrate();
    await before.close();
    const database = await open({ migrations: withBackfill('998-fill') });
    await expect(database.migrate()).rejects.toThrow(
      expect.objectContaining({
        name: 'ConfigError',
        message: expect.stringContaining(
          'The migration 999-contract needs the backfill 998-fill, which has not finished',
        ),
      }),
    );
    expect(await appliedOf(database)).toEqual([]);
    await sql`insert into backfill (name, finished_at) values ('998-fill', now())`.execute(database.rows);
    await database.migrate();
    expect(await appliedOf(database)).toHaveLength(2);
    await database.close();
  });

  it('is applied to a new database', async () => {
    const open = await emptyDatabase();
    const database = await open({ migrations: withBackfill('998-fill') });
    await database.migrate();
    expect(await appliedOf(database)).toHaveLength(2);
    await database.close();
  });
});
