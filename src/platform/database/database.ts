import type { PGlite } from '@electric-sql/pglite';
import type { EntitySchema } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { EntityManager } from '@mikro-orm/sql';
import { Kysely, sql } from 'kysely';
import { isBackground } from '../background.ts';
import { assertKnownMigrations } from './applied-migrations.ts';
import { IdGenerator } from './ids.ts';
import { instrumented, poolGuard } from './instrumented.ts';
import type { Ears, Listener } from './listener.ts';
import { migrations } from './migrations/index.ts';
import type { Native } from './native.ts';
import { leaseProcessNumber, type ProcessNumber } from './process-number.ts';
import type { QueueDatabase } from './queue-database.ts';
import type { Rows } from './tables.ts';
import { keepWithinDeployment } from './within-deployment.ts';

export type { Rows, Tables } from './tables.ts';

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
  return assemble(await openNative(options), options);
}

/** Loads the driver of the one database that is used. */
async function openNative({ databaseUrl, poolSize, onError, ...options }: DatabaseOptions): Promise<Native> {
  if (databaseUrl !== null) {
    const { onPostgres, openPool } = await import('./on-postgres.ts');
    return onPostgres(openPool(databaseUrl, poolSize, onError), onError);
  }
  const { onPglite, openPglite } = await import('./on-pglite.ts');
  return onPglite(options.pglite ?? (await openPglite(options.pgliteDir, options.loadDataDir)));
}

async function assemble(native: Native, options: DatabaseOptions): Promise<Database> {
  const statements = { count: 0, last: [] as string[] };
  const rows: Rows = new Kysely({
    dialect: instrumented(native.dialect, (text) => {
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
  const orm = await native.openOrm(common);
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
    queue: native.queue(rows),
    statements,
    underStartLock: native.underStartLock,
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
    listen: native.listen,
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
