import { setTimeout as sleep } from 'node:timers/promises';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import { distributeCreatedTables, isDistributed } from '../citus/distribute-tables.ts';
import type { Rows } from '../tables.ts';
import type { NamedMigration, ReportProgress } from './migrations.ts';

/**
 * How long a change of a table waits for its lock. Meanwhile every later statement on the table waits behind it, so a long transaction
 * must not hold it up for longer. Well below the second after which PostgreSQL looks for deadlocks: when a request waits for the migration
 * and the migration for the request, the migration gives way and is tried again.
 */
const LOCK_TIMEOUT_MS = 300;
const MIN_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;
const PROGRESS_INTERVAL_MS = 10_000;

/** SQLSTATEs after which a migration is tried again: its lock was not available, or it was the victim of a deadlock. */
const RETRIED_STATES = ['55P03', '40P01'];

export interface MigrationRun {
  /** A connection of its own, without time limits of the pool. */
  readonly connection: Rows;
  /** Other connections, which tell what the migration waits for. Null on PGlite, which has one connection. */
  readonly rows: Rows | null;
  readonly driver: AbstractSqlDriver;
  readonly report: ReportProgress;
}

/**
 * Applies migrations in their order, each in one transaction. One that is not transactional builds indexes concurrently. Requires the
 * lock of the start.
 */
export async function runMigrations(run: MigrationRun, migrations: readonly NamedMigration[]): Promise<void> {
  if (migrations.length === 0) return;
  const { connection } = run;
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`set ${sql.raw(setting)} = 0`.execute(connection);
  }
  await withRetries(run, { name: 'migration' }, () => prepareTable(connection));
  await assertBackfilled(connection, migrations);
  const distributes = await isDistributed(connection);
  for (const migration of migrations) {
    await withRetries(run, migration, async () => {
      const { statements, isTransactional } = statementsOf(migration, run.driver);
      if (isTransactional) await runInTransaction({ connection, distributes }, migration, statements);
      else await runConcurrently(run, migration, statements);
    });
  }
}

/** The table that earlier versions of the service create as well, with a column for what a migration serves. */
async function prepareTable(connection: Rows): Promise<void> {
  const { rows } = await sql<{ isPrepared: boolean }>`
    select exists (select from pg_attribute where attrelid = to_regclass('migration') and attname = 'serves_from')
      as "isPrepared"`.execute(connection);
  if (rows[0]?.isPrepared) return;
  await connection.transaction().execute(async (tx) => {
    await setLockTimeout(tx);
    await sql`create table if not exists migration (
      id serial primary key, name varchar(255) not null, executed_at timestamptz not null default current_timestamp
    )`.execute(tx);
    await sql`alter table migration add column serves_from integer`.execute(tx);
  });
}

/** A database that skips versions lacks the time in which a backfill runs. In a new database there is nothing to fill. */
async function assertBackfilled(connection: Rows, migrations: readonly NamedMigration[]): Promise<void> {
  const needed = migrations.flatMap(({ name, needsBackfill: backfill }) => (backfill ? [{ name, backfill }] : []));
  if (needed.length === 0) return;
  const { rows: applied } = await sql`select from migration limit 1`.execute(connection);
  if (applied.length === 0) return;
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('backfill')::text as name`.execute(connection);
  const { rows: finished } =
    tables[0]?.name == null
      ? { rows: [] }
      : await sql<{ name: string }>`select name from backfill where finished_at is not null`.execute(connection);
  const missing = needed.find(({ backfill }) => !finished.some(({ name }) => name === backfill));
  if (missing === undefined) return;
  throw new ConfigError([
    `The migration ${missing.name} needs the backfill ${missing.backfill}, which has not finished: start the version before this one, stop older ones, and wait until the log says that the backfill has finished.`,
  ]);
}

function statementsOf({ class: Migrate }: NamedMigration, driver: AbstractSqlDriver) {
  const migration = new Migrate(driver, driver.config);
  migration.up();
  return { statements: migration.getQueries().map(String), isTransactional: migration.isTransactional() };
}

/** On a cluster, a created table is distributed before the next statement, which may refer to it. */
async function runInTransaction(
  { connection, distributes }: { readonly connection: Rows; readonly distributes: boolean },
  migration: NamedMigration,
  statements: readonly string[],
): Promise<void> {
  await connection.transaction().execute(async (tx) => {
    await setLockTimeout(tx);
    for (const statement of statements) {
      await sql.raw(statement).execute(tx);
      if (distributes) await distributeCreatedTables(tx);
    }
    await recordMigration(tx, migration);
  });
}

const setLockTimeout = (tx: Rows) => sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`.execute(tx);

/**
 * Runs statements that PostgreSQL rejects in a transaction. They take no lock that stops reads or writes, so they may wait for as long
 * as they need. The build of an index that was interrupted leaves an invalid index, which is dropped and built again.
 */
async function runConcurrently(
  { connection, rows, report }: MigrationRun,
  migration: NamedMigration,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) {
    const index = CREATED_INDEX.exec(statement)?.[1];
    if (index !== undefined && (await isInvalid(connection, index))) {
      report({ migration: migration.name, index }, 'Dropping an index whose build was interrupted');
      await sql`drop index concurrently if exists ${sql.id(index)}`.execute(connection);
    }
    const timer = rows && setInterval(() => void reportBuild(rows, migration, report), PROGRESS_INTERVAL_MS);
    try {
      await sql.raw(statement).execute(connection);
    } finally {
      if (timer) clearInterval(timer);
    }
  }
  await recordMigration(connection, migration);
}

const CREATED_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i;

async function isInvalid(connection: Rows, index: string): Promise<boolean> {
  const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`.execute(
    connection,
  );
  return rows.length > 0;
}

async function reportBuild(rows: Rows, { name }: NamedMigration, report: ReportProgress): Promise<void> {
  const { rows: found } = await sql<{ phase: string; done: number; total: number }>`
    select phase, blocks_done::float8 as done, blocks_total::float8 as total from pg_stat_progress_create_index
    where datname = current_database()`
    .execute(rows)
    .catch(() => ({ rows: [] }));
  for (const build of found) report({ migration: name, ...build }, 'Building an index');
}

async function recordMigration(connection: Rows, { name, servesFrom }: NamedMigration): Promise<void> {
  await sql`insert into migration (name, serves_from) values (${name}, ${servesFrom ?? null}::integer)`.execute(
    connection,
  );
}

/** Tries again until the lock was available. Between attempts, the statements that waited behind it run. */
async function withRetries(
  { rows, report }: MigrationRun,
  { name }: Pick<NamedMigration, 'name'>,
  work: () => Promise<void>,
): Promise<void> {
  for (let delayMs = MIN_RETRY_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (rows === null || !RETRIED_STATES.includes((error as { code?: string }).code ?? '')) throw error;
      const oldest = await oldestTransaction(rows);
      report({ migration: name, delayMs, ...oldest }, 'A migration waits for a lock and will be tried again');
      await sleep(delayMs);
    }
  }
}

/** The oldest open transaction of the database, which probably holds the lock. */
async function oldestTransaction(rows: Rows): Promise<Readonly<Record<string, unknown>>> {
  const { rows: found } = await sql<Record<string, number>>`
    select pid as "oldestTransactionPid", extract(epoch from now() - xact_start)::integer as "oldestTransactionSeconds"
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`.execute(rows);
  return { ...found[0] };
}
