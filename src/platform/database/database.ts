import type { PGlite } from '@electric-sql/pglite';
import type { EntitySchema } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { MikroORM as PostgresORM } from '@mikro-orm/postgresql';
import type { EntityManager } from '@mikro-orm/sql';
import { type Dialect, Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { isBackground } from '../background.ts';
import { assertKnownMigrations } from './applied-migrations.ts';
import { openPglite, openPool, pgliteDialect, postgresDialect } from './dialects.ts';
import { IdGenerator } from './ids.ts';
import { instrumented, poolGuard } from './instrumented.ts';
import { type Ears, type Listener, listenOnPglite, listenOnPostgres } from './listener.ts';
import { migrations } from './migrations/index.ts';
import { leaseProcessNumber, type ProcessNumber } from './process-number.ts';
import { pgliteQueueDatabase, poolQueueDatabase, type QueueDatabase } from './queue-database.ts';
import type { Rows } from './tables.ts';
import { keepWithinDeployment } from './within-deployment.ts';

export type { Rows, Tables } from './tables.ts';

/** Any number that other programs in the same database are unlikely to lock. */
const START_LOCK = 7_472_310_114;

/** Where the data lies, opened. */
export interface Database {
  readonly orm: { readonly em: EntityManager };
  /** Kysely over the pool: what reads use. */
  readonly rows: Rows;
  readonly ids: IdGenerator;
  /** This process's number among those that live; throws once its lease has run out. */
  processNumber(): number;
  /** What the job queue works on: the same database. */
  readonly queue: QueueDatabase;
  /** Statements since the start, less those of workers and timers: tests count a request's. */
  readonly statements: { count: number; last: string[] };
  /** Runs the start-up work of one process at a time. */
  underStartLock<T>(work: () => Promise<T>): Promise<T>;
  /** Applies what is missing. Throws a ConfigError, and changes nothing, where another version's migrations are applied. */
  migrate(): Promise<void>;
  /** Whether there are no tables yet. */
  isEmpty(): Promise<boolean>;
  isReady(): Promise<boolean>;
  /** Hears what is said on a channel, until it is closed: before the database is. */
  listen(ears: Ears): Promise<Listener>;
  /** Takes this process's number; ids can be made from then on. */
  lease(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The tables that the unit of work knows. */
  readonly entities: readonly EntitySchema[];
  /** PostgreSQL's address; without one, PGlite in `dataDir`, or in memory when that is null too. */
  readonly databaseUrl: string | null;
  readonly pgliteDir: string | null;
  readonly poolSize: number;
  readonly onError: (error: unknown) => void;
  /** A dumped PGlite folder to start from. */
  readonly loadDataDir?: Blob;
  /** An open PGlite to use instead. */
  readonly pglite?: PGlite;
  /** Called with the text of each statement before it runs; what it throws the statement fails with. For tests. */
  readonly onStatement?: (text: string) => void;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== null) {
    const pool = openPool(options.databaseUrl, options.poolSize, options.onError);
    return assemble(postgresDialect(pool), options, { pool });
  }
  const pglite = options.pglite ?? (await openPglite(options.pgliteDir, options.loadDataDir));
  return assemble(pgliteDialect(pglite), options, { pglite });
}

type Native = { readonly pool: Pool; readonly pglite?: never } | { readonly pool?: never; readonly pglite: PGlite };

async function assemble(dialect: Dialect, options: DatabaseOptions, native: Native): Promise<Database> {
  const statements = { count: 0, last: [] as string[] };
  const rows: Rows = new Kysely({
    dialect: instrumented(dialect, (text) => {
      options.onStatement?.(text);
      if (isBackground()) return;
      statements.count += 1;
      statements.last.push(text);
      if (statements.last.length > 50) statements.last.shift();
    }),
    plugins: [poolGuard],
  });
  const common = {
    entities: [...options.entities],
    // MikroORM would create a database of another name, through a connection that is not its own.
    dbName: await currentDatabase(rows),
    driverOptions: rows,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'migration' },
    // Rows are validated by the schema at the door; required columns are the database's to check.
    validateRequired: false,
    discovery: { checkDuplicateFieldNames: false },
  };
  const orm = native.pool === undefined ? await PgliteORM.init(common) : await PostgresORM.init(common);
  keepWithinDeployment(orm.driver);
  let processNumber: ProcessNumber | undefined;
  const currentNumber = () => {
    if (processNumber === undefined) throw new Error('No process number has been leased yet.');
    return processNumber.current();
  };
  const ids = new IdGenerator(currentNumber);

  return {
    orm,
    rows,
    ids,
    processNumber: currentNumber,
    queue: native.pool === undefined ? pgliteQueueDatabase(native.pglite, rows) : poolQueueDatabase(native.pool),
    statements,
    async underStartLock(work) {
      if (native.pool === undefined) return work();
      const client = await native.pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(options.onError);
        client.release();
      }
    },
    async isEmpty() {
      const { rows: found } = await sql<{ table: string | null }>`
        select to_regclass('master_key')::text as table`.execute(rows);
      return found[0]?.table === null;
    },
    async migrate() {
      await assertKnownMigrations(rows, options);
      await orm.migrator.up();
    },
    async isReady() {
      try {
        await sql`select 1`.execute(rows);
        return (await orm.migrator.getPending()).length === 0;
      } catch (error) {
        options.onError(error);
        return false;
      }
    },
    async listen(ears) {
      if (native.pool === undefined) return listenOnPglite(native.pglite, ears);
      const { connectionString, application_name, connectionTimeoutMillis } = native.pool.options;
      return listenOnPostgres({ connectionString, application_name, connectionTimeoutMillis }, ears, options.onError);
    },
    async lease() {
      processNumber = await leaseProcessNumber(rows, options.onError);
    },
    async close() {
      await processNumber?.release().catch(options.onError);
      await orm.close(true);
      // MikroORM closes only what it has used: not when the start fails before its first statement.
      await rows.destroy();
    },
  };
}

async function currentDatabase(rows: Rows): Promise<string> {
  const { rows: found } = await sql<{ name: string }>`select current_database() as name`.execute(rows);
  return found[0]?.name ?? 'postgres';
}
